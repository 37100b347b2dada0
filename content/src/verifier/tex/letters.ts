import type { Fraction } from '@mockingbird/remote-kit';
import { exact, type Amount } from '../exact/amount.js';
import { evaluate } from './evaluate.js';
import { UnknownTexError } from './tokens.js';
import { below, equal, type Value } from './value.js';

/** Values of the letters of a formula. */
export type Letters = Readonly<Record<string, Amount>>;

const grouped = ({ numerator, denominator }: Fraction) => `{${numerator}/${denominator}}`;

/** Writes a value in the place of each letter. Names of commands are no letters. */
const inserted = (tex: string, letters: Letters) =>
  tex.replace(/\\(?:alpha|beta)(?![a-zA-Z])|\\[a-zA-Z]+|[a-zA-Z]/g, (name) => {
    const value = letters[name];
    return value === undefined ? name : grouped(exact(value));
  });

/** The value of a formula whose letters are all known. */
export const valueWith = (tex: string, letters: Letters): Value => evaluate(inserted(tex, letters));

const SIGN = /(\\leq?(?![a-zA-Z])|\\geq?(?![a-zA-Z])|[<>=≤≥])/;

/** Whether two sides compare as the sign says. */
function compares(left: Value, sign: string, right: Value): boolean {
  if (sign === '=') return equal(left, right);
  if (sign === '<') return below(left, right);
  if (sign === '>') return below(right, left);
  if (sign.startsWith('\\l') || sign === '≤') return !below(right, left);
  return !below(left, right);
}

/** The sides of a chain such as `-5 \le x < 3` and the signs between them. */
export function chainOf(tex: string): { sides: string[]; signs: string[] } {
  const pieces = tex.split(SIGN).map((piece) => piece.trim());
  const chain = {
    sides: pieces.filter((_, index) => index % 2 === 0),
    signs: pieces.filter((_, index) => index % 2 === 1),
  };
  if (chain.signs.length === 0) throw new UnknownTexError(tex);
  return chain;
}

/** Whether a chain of equations and inequalities holds for these values. A division by zero does not hold. */
export function holdsWith(tex: string, letters: Letters): boolean {
  const { sides, signs } = chainOf(tex);
  try {
    const values = sides.map((side) => valueWith(side, letters));
    return signs.every((sign, index) => {
      const [left, right] = [values[index], values[index + 1]];
      return left !== undefined && right !== undefined && compares(left, sign, right);
    });
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
