const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether a client that sent `If-None-Match` has this very answer (RFC 9110, section 13.1.2: compared weakly).
 * @param condition the header as it came: one tag, several, or `*`
 */
export function hasSame(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.split(',').some((tag) => bare(tag) === bare(etag));
}
