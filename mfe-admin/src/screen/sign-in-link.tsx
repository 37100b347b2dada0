import { LOGIN_PATH } from '../paths.js';
import * as messages from '../messages/screen.js';

/** Opens the sign-in in a new tab. This tab keeps its form and picks up the new session. */
export function SignInLink() {
  return (
    <a href={LOGIN_PATH} target="_blank" rel="noopener">
      {messages.signInInNewTab}
    </a>
  );
}
