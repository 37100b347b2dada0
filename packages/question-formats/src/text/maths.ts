import { splitText } from '@mockingbird/exam-core';

/** `\(x\)`, `\[x\]` and `$$x$$`, as Moodle and MathJax write formulas. */
const DELIMITED = /\\\((.+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([^$]+?)\$\$/g;
/** The same in a text of ours, where two dollar signs after a character are two formulas side by side: `$a$$b$`. */
const DELIMITED_OR_OWN = /\\\((.+?)\\\)|\\\[([\s\S]+?)\\\]|(?<![^\s(])\$\$([^$]+?)\$\$/g;

const WORD_JOINER = '\u2060';

const hasMath = (text: string): boolean =>
  text.includes('$') && splitText(text).some(({ kind }) => kind === 'math');

/** A dollar sign of the text would begin a formula: it is written `\$`. */
export const escapeMoney = (text: string): string =>
  hasMath(text) ? text.replaceAll('$', String.raw`\$`) : text;

/** A formula in our notation. A digit after the closing sign would make it money. */
function dollarsOf(source: string, next: string): string {
  const tex = source.trim().replace(/(?<!\\)\$/g, String.raw`\$`);
  if (tex === '') return '';
  return `$${tex}$${/\d/.test(next) ? WORD_JOINER : ''}`;
}

function replaceMath(text: string, pattern: RegExp, plain: (text: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const after = match.index + match[0].length;
    result += plain(text.slice(end, match.index));
    result += dollarsOf(match[1] ?? match[2] ?? match[3] ?? '', text.charAt(after));
    end = after;
  }
  return result + plain(text.slice(end));
}

/** Reads a text in our notation, in which somebody may have written `\(x\)` or `$$x$$`. */
export const readOwnMath = (text: string): string => replaceMath(text, DELIMITED_OR_OWN, (plain) => plain);

/** Reads a text of a format in which a single dollar sign is money: `\(x\)`, `\[x\]` and `$$x$$` are formulas. */
export const readMoodleMath = (text: string): string => replaceMath(text, DELIMITED, escapeMoney);

/**
 * Writes a text of ours with `\(x\)`.
 * @param plain writes the text between formulas
 * @param math writes the TeX of a formula
 */
export function writeMoodleMath(
  text: string,
  plain: (text: string) => string,
  math: (tex: string) => string,
  lineBreak: string,
): string {
  return splitText(text)
    .map(({ kind, value }) => {
      if (kind === 'math') return String.raw`\(${math(value)}\)`;
      return kind === 'break' ? lineBreak : plain(value);
    })
    .join('');
}
