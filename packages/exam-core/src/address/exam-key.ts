/** Addresses that belong to the site: `/articles/region/{country}` must stay reachable. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['region']);

/**
 * The part of an address that names an exam. Two ids may share it, so exams are looked up, and are unique, by it.
 * @returns the id in lower case, underscores as hyphens
 */
export function examKey(examId: string): string {
  return examId.toLowerCase().replaceAll('_', '-');
}

/** @returns whether no exam may have this id */
export function isReservedExamId(examId: string): boolean {
  return RESERVED_KEYS.has(examKey(examId));
}
