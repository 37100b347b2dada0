/** A piece of plain text. Pieces with `isWhole` must not be broken at a line end. */
export interface TextPiece {
  value: string;
  isWhole: boolean;
}

/** Signs of units: with a slash, such as `km/h`, or alone, such as `cm²`. Words such as `litres` may begin a line. */
const UNIT = String.raw`(?:[a-z]{1,3}[²³]?/[a-z]{1,4}[²³]?|(?:[kcm]?m|k?g|ml|km|kmph)[²³]?|%)`;
const MEASURE = new RegExp(String.raw`(?<![\p{L}\d])₹?\d[\d,.]* ${UNIT}(?![\p{L}\d/])`, 'gu');

/** Splits a text so that a number and the sign of its unit are one piece: `at `, `10 m/s`, ` and`. */
export function keepUnits(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: measure, index } of text.matchAll(MEASURE)) {
    if (index > end) pieces.push({ value: text.slice(end, index), isWhole: false });
    pieces.push({ value: measure, isWhole: true });
    end = index + measure.length;
  }
  if (end < text.length) pieces.push({ value: text.slice(end), isWhole: false });
  return pieces;
}
