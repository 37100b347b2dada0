/** The lines of a text that hold something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Lines whose parts are set apart by `|`: 'Can I skip? | Yes, for no marks.' */
export const rowsOf = (text: string): string[][] =>
  linesOf(text).map((line) => line.split('|').map((part) => part.trim()));
