import { deviceStorage, type Session } from '@mockingbird/platform';

/**
 * The token to send. An expired one makes no session, and is sent all the same: then the services say 'Please sign in
 * again', and not that nobody ever signed in.
 */
export function tokenToSend(session: Session | undefined): string {
  if (session) return session.token;
  const kept = deviceStorage.read('token');
  return typeof kept === 'string' ? kept : '';
}
