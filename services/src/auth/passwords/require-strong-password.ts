import { invalid } from '../../http/response/problem.js';
import { loadCommonPasswords } from './common-passwords.js';
import { findWeakness, type PasswordOwner, type Weakness } from './find-weakness.js';

const ADVICE = 'Try three or four words that do not belong together.';
const REASONS: Readonly<Record<Weakness, string>> = {
  common: 'Many people use this password, so it is easy to guess.',
  personal: 'This is mostly your name, your e-mail address or the name of this site.',
  pattern: 'This repeats characters, or follows a row such as abcd or 1234.',
};

/**
 * Rejects a new password that is easy to guess. Stored passwords are not checked: their owners can still sign in.
 * @throws ProblemError MB-1002 with an issue at `/password` that says what to do
 */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const weakness = findWeakness(password, owner, await loadCommonPasswords());
  if (weakness === undefined) return;
  throw invalid([{ path: '/password', message: `${REASONS[weakness]} ${ADVICE}` }]);
}
