import widths from '../fonts/widths.json' with { type: 'json' };

/** The font's widths are in thousandths of its size. */
const UNITS = 1_000;

const WIDTHS = new Map(
  Object.entries(widths).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / UNITS] as const),
  ),
);

/** Whether the font of the pictures has every character of a text. */
export const hasAllLetters = (text: string): boolean =>
  Array.from(text).every((letter) => WIDTHS.has(letter));

/**
 * Width of a text in pixels. Pairs of letters that are set closer make the text a little narrower than this.
 * @param size font size in pixels
 */
export const measureText = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? 0), 0) * size;
