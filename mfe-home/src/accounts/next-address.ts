const HOME = '/';

/**
 * Where to go after a sign-in: what the link to it handed over as `next`, an address of this site, else home. It comes from
 * screens of this site alone, never from the address, so nobody can send a reader elsewhere with a link.
 */
export function nextAddress(handed: unknown): string {
  const next = typeof handed === 'object' && handed !== null && 'next' in handed ? handed.next : undefined;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : HOME;
}
