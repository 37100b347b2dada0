import { LOGIN_PATH } from '../paths.js';

/** Opens the sign-in in a new tab. This tab keeps its form and picks up the new session. */
export function SignInLink() {
  return (
    <a href={LOGIN_PATH} target="_blank" rel="noopener">
      Sign in (in a new tab)
    </a>
  );
}
