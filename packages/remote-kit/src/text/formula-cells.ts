/** A spreadsheet program would run these as formulas. A negative number is none. */
const RISKY = /^'*(?:[=@\t\r]|[+-](?!\d[\d.,]*$))/;

/** Puts an apostrophe before a cell that a spreadsheet program would run as a formula. */
export const escapeFormula = (cell: string): string => (RISKY.test(cell) ? `'${cell}` : cell);

/** Takes that apostrophe away. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell;
