/** Exam families, and kinds of pages that are no exams. Those of a row share the glyph at its position in families.svg. */
const GLYPHS: readonly (readonly string[])[] = [
  ['dmv'],
  ['ssc'],
  ['ibps'],
  ['rrb'],
  ['sat', 'act', 'ap'],
  ['calculator'],
  ['article', 'articles'],
  ['post'],
];

const CELLS: ReadonlyMap<string, number> = new Map(
  GLYPHS.flatMap((names, cell) => names.map((name) => [name, cell] as const)),
);

/**
 * @param subject a family (`dmv`), the key of one of its exams (`dmv-california`) or a kind of page (`article`)
 * @returns the position of its glyph, from 0; undefined if it has none
 */
export const familyCell = (subject: string): number | undefined => CELLS.get(subject.split('-', 1)[0] ?? '');

/** Whether there is a badge for this family, exam or kind of page. */
export const hasFamilyBadge = (subject: string): boolean => familyCell(subject) !== undefined;
