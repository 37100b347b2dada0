import { measureText } from './measure-text.js';

/** Pixels. */
interface Box {
  width: number;
  height: number;
}

export interface FittedText {
  lines: string[];
  /** Font size and distance of lines, in pixels. */
  size: number;
  lineHeight: number;
}

/** Line height as a share of the font size. */
const LEADING = 1.14;
/** Pixels to which the width of balanced lines is found. */
const PRECISION = 4;

/** Splits a word that is wider than a line. */
function splitWord(word: string, width: number, size: number): string[] {
  const parts = [''];
  for (const letter of Array.from(word)) {
    const part = parts.at(-1) ?? '';
    if (part !== '' && measureText(part + letter, size) > width) parts.push(letter);
    else parts[parts.length - 1] = part + letter;
  }
  return parts;
}

function wrap(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((one) => splitWord(one, width, size))) {
    const line = lines.at(-1);
    if (line !== undefined && measureText(`${line} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Makes lines about equally long, without one more line. */
function balance(words: readonly string[], width: number, size: number): string[] {
  const widest = wrap(words, width, size);
  const isSplit = words.some((word) => measureText(word, size) > width);
  if (isSplit) return widest;
  let low = Math.max(width / 2, ...words.map((word) => measureText(word, size)));
  let high = width;
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (wrap(words, middle, size).length > widest.length) low = middle;
    else high = middle;
  }
  return wrap(words, high, size);
}

/**
 * Finds the largest size at which a text fits into a box, with every character. A word is split only at the smallest size.
 * @param sizes in pixels, the largest first
 * @returns undefined when the text is too long for the smallest size
 */
export function fitText(text: string, box: Box, sizes: readonly number[]): FittedText | undefined {
  const words = text.split(' ').filter((word) => word !== '');
  for (const size of sizes) {
    const lineHeight = Math.round(size * LEADING);
    const isSplit = words.some((word) => measureText(word, size) > box.width);
    if (isSplit && size !== sizes.at(-1)) continue;
    const lines = balance(words, box.width, size);
    if (lines.length * lineHeight <= box.height) return { lines, size, lineHeight };
  }
  return undefined;
}
