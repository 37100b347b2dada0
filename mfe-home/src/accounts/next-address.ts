import { isStaff } from '@mockingbird/contracts';

const HOME = '/';
/** Shows what waits for a person of staff. */
const STAFF_HOME = '/admin';

/**
 * The page after a sign-in: `next` of the navigation state, else the home of staff or of the site. Only paths of this site are accepted. The value
 * never comes from the address, so that a foreign link cannot redirect the reader.
 */
export function readNextPath(state: unknown, role: string | undefined): string {
  const next = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : isStaff(role) ? STAFF_HOME : HOME;
}
