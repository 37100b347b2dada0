import type { Fraction } from '@mockingbird/remote-kit';
import { exact, type Amount } from '../exact/amount.js';
import { evaluate } from './evaluate.js';
import { UnknownTexError } from './tokens.js';
import { below, equal, type Value } from './value.js';

/** Values of the letters of a formula. */
export type Letters = Readonly<Record<string, Amount>>;

const grouped = ({ numerator, denominator }: Fraction) => `{${numerator}/${denominator}}`;

/** Writes a value in the place of each letter. Names of commands are no letters. */
export const inserted = (tex: string, letters: Letters) =>
  tex.replace(/\\(?:alpha|beta)(?![a-zA-Z])|\\[a-zA-Z]+|[a-zA-Z]/g, (name) => {
    const value = letters[name];
    return value === undefined ? name : grouped(exact(value));
  });

/** The value of a formula whose letters are all known. */
export const valueWith = (tex: string, letters: Letters): Value => evaluate(inserted(tex, letters));

const COMPARED: readonly [RegExp, (left: Value, right: Value) => boolean][] = [
  [/\\leq?(?![a-zA-Z])|≤/, (left, right) => !below(right, left)],
  [/\\geq?(?![a-zA-Z])|≥/, (left, right) => !below(left, right)],
  [/</, below],
  [/>/, (left, right) => below(right, left)],
  [/=/, equal],
];

/** Whether an equation or an inequality with one sign holds for these values. A division by zero does not hold. */
export function holdsWith(tex: string, letters: Letters): boolean {
  const compared = COMPARED.find(([sign]) => sign.test(tex));
  if (!compared) throw new UnknownTexError(tex);
  const [sign, compare] = compared;
  const [left = '', right = '', ...others] = tex.split(sign);
  if (others.length > 0) throw new UnknownTexError(tex);
  try {
    return compare(valueWith(left, letters), valueWith(right, letters));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
