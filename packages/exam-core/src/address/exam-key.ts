/** Path segments that the site reserves: `/articles/region/{country}` must stay reachable. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['region']);

/**
 * The path segment that identifies an exam. Two ids may have the same key, so keys must be unique, and look-ups use
 * them.
 * @returns the id in lower case, underscores as hyphens
 */
export function examKey(examId: string): string {
  return examId.toLowerCase().replaceAll('_', '-');
}

/** @returns whether this id is reserved */
export function isReservedExamId(examId: string): boolean {
  return RESERVED_KEYS.has(examKey(examId));
}
