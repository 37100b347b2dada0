const stripWeak = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the client already has this response (RFC 9110, section 13.1.2: weak comparison).
 * @param condition value of `If-None-Match`: one tag, several, or `*`
 */
export function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.split(',').some((tag) => stripWeak(tag) === stripWeak(etag));
}
