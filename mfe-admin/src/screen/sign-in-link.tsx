import { LOGIN_PATH } from '../paths.js';

/** The way to sign in beside a screen that must not be lost: this one hears of it and goes on. */
export function SignInLink() {
  return (
    <a href={LOGIN_PATH} target="_blank" rel="noopener">
      Sign in (in a new tab)
    </a>
  );
}
