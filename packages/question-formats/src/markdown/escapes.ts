/** A line that would mean something else. A backslash before it makes it a text, as in Markdown. */
const MARKED = /^(\\*)(?=#|>|[-*+] \[|!\[|Explanation:|Mistake:|\d+[.)] )/;

export const escapeLine = (line: string): string => (MARKED.test(line) ? `\\${line}` : line);

/** Takes that backslash away. */
export const unescapeLine = (line: string): string =>
  line.startsWith('\\') && MARKED.test(line) ? line.slice(1) : line;

export const escapeLines = (text: string): string => text.split('\n').map(escapeLine).join('\n');
