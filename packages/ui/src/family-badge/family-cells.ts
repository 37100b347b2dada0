/** Exam families, and kinds of pages that are no exams, by the position of their glyph in families.svg. */
const CELLS: ReadonlyMap<string, number> = new Map(
  ['dmv', 'ssc', 'ibps', 'rrb', 'sat act ap', 'calculator', 'article articles', 'post'].flatMap(
    (names, cell) => names.split(' ').map((name) => [name, cell] as const),
  ),
);

/**
 * @param subject a family (`dmv`), the key of one of its exams (`dmv-california`) or a kind of page (`article`)
 * @returns the position of its glyph, from 0; undefined if it has none
 */
export const familyCell = (subject: string): number | undefined => CELLS.get(subject.split('-', 1)[0] ?? '');

/** Whether there is a badge for this family, exam or kind of page. */
export const hasFamilyBadge = (subject: string): boolean => familyCell(subject) !== undefined;
