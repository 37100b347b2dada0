/** Replaces a line break inside an entry, because an entry is one line. */
const LINE_BREAK_SIGN = '↵';
/** Replaces `\|` while a line is split. */
const PIPE_PLACEHOLDER = '\u0000';

/** Parses one entry per line and skips empty lines. */
export const parseLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll(LINE_BREAK_SIGN, '\n'))
    .filter((line) => line !== '');

/** Parses entries with parts, split at `|`: 'Can I skip? | Yes, for no marks.' A literal `|` is written `\|`. */
export const parseRows = (text: string): string[][] =>
  parseLines(text).map((line) =>
    line
      .replaceAll('\\|', PIPE_PLACEHOLDER)
      .split('|')
      .map((part) => part.replaceAll(PIPE_PLACEHOLDER, '|').trim()),
  );

/** Formats entries so that `parseLines` reads them back. */
export const formatLines = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/\r?\n/g, LINE_BREAK_SIGN)).join('\n');

/** Formats rows so that `parseRows` reads them back. Empty parts at the end are dropped. */
export const formatRows = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  formatLines(
    rows.map((parts) => {
      const texts = parts.map((part) => String(part ?? '').replaceAll('|', '\\|'));
      while (texts.at(-1) === '') texts.pop();
      return texts.join(' | ');
    }),
  );
