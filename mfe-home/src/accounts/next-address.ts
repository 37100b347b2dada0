const HOME = '/';

/**
 * The page after a sign-in: `next` of the navigation state, else home. Only paths of this site are accepted. The value
 * never comes from the address, so that a foreign link cannot redirect the reader.
 */
export function readNextPath(state: unknown): string {
  const next = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : HOME;
}
