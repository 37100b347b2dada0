/** A piece of question text. `math` holds TeX source without its dollar signs, `break` a line break. */
export interface Segment {
  kind: 'text' | 'math' | 'break';
  value: string;
}

const BREAK = /^(?:\r\n|\n|\r|<br\s{0,8}\/?>)/i;
const BREAK_TAG = /<br\s{0,8}\/?>/i;

/**
 * The index of the dollar sign that closes a formula. Money must not become maths, so an opening sign needs a following
 * non-space. The next sign closes only after a non-space and not before a digit. If it cannot close, the formula is
 * unclosed, and its opening sign is text.
 * @returns the index of the closing sign, or -1
 */
function closingSign(text: string, opening: number): number {
  if (!/[^\s$]/.test(text.charAt(opening + 1))) return -1;
  let index = opening + 1;
  while (index < text.length && text.charAt(index) !== '$') {
    // TeX's own escape: the sign of `\$` does not close a formula.
    index += text.charAt(index) === '\\' ? 2 : 1;
  }
  const closes =
    text.charAt(index) === '$' &&
    /\S/.test(text.charAt(index - 1)) &&
    !/\d/.test(text.charAt(index + 1)) &&
    !BREAK_TAG.test(text.slice(opening, index));
  return closes ? index : -1;
}

/** The piece that starts at an index, and the start of the next one. */
function pieceAt(text: string, index: number): { segment: Segment; next: number } {
  if (text.startsWith('\\$', index)) return { segment: { kind: 'text', value: '$' }, next: index + 2 };
  const lineBreak = BREAK.exec(text.slice(index, index + 16))?.[0];
  if (lineBreak !== undefined) {
    return { segment: { kind: 'break', value: '\n' }, next: index + lineBreak.length };
  }
  const closing = text.charAt(index) === '$' ? closingSign(text, index) : -1;
  if (closing > 0) {
    return { segment: { kind: 'math', value: text.slice(index + 1, closing) }, next: closing + 1 };
  }
  const plain = /^[^\\$\r\n<]+/.exec(text.slice(index))?.[0] ?? text.charAt(index);
  return { segment: { kind: 'text', value: plain }, next: index + plain.length };
}

/**
 * Splits text into plain text, formulas between dollar signs, and line breaks (`\n` or `<br>`). `\$` is a dollar sign.
 * @returns the pieces in order; never two adjacent texts
 */
export function splitText(text: string): Segment[] {
  const segments: Segment[] = [];
  for (let index = 0; index < text.length;) {
    const { segment, next } = pieceAt(text, index);
    const last = segments.at(-1);
    if (segment.kind === 'text' && last?.kind === 'text') last.value += segment.value;
    else segments.push(segment);
    index = next;
  }
  return segments;
}
