/** Stands for a line break inside of an entry: an entry is one line. */
const BREAK = '↵';
/** Takes the place of `\|` while a line is split. */
const PIPE = '\u0000';

/** The entries of a text, one a line; empty lines are left out. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll(BREAK, '\n'))
    .filter((line) => line !== '');

/** Entries whose parts are set apart by `|`: 'Can I skip? | Yes, for no marks.' A `|` of the text itself is `\|`. */
export const rowsOf = (text: string): string[][] =>
  linesOf(text).map((line) =>
    line
      .replaceAll('\\|', PIPE)
      .split('|')
      .map((part) => part.replaceAll(PIPE, '|').trim()),
  );

/** The text that `linesOf` reads as these entries. */
export const textOfLines = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/\r?\n/g, BREAK)).join('\n');

/** The text that `rowsOf` reads as these entries; empty parts at the end are left out. */
export const textOfRows = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  textOfLines(
    rows.map((parts) => {
      const texts = parts.map((part) => String(part ?? '').replaceAll('|', '\\|'));
      while (texts.at(-1) === '') texts.pop();
      return texts.join(' | ');
    }),
  );
