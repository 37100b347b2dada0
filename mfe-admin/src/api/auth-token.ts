import { deviceStorage, type Session } from '@mockingbird/platform';

/**
 * The token for a request. An expired token has no session but is still sent. The services then answer
 * 'Please sign in again' instead of 'Please sign in'.
 */
export function readAuthToken(session: Session | undefined): string {
  if (session) return session.token;
  const stored = deviceStorage.read('token');
  return typeof stored === 'string' ? stored : '';
}
