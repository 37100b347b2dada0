import type { Fraction } from '@mockingbird/remote-kit';
import { toNumber } from '@mockingbird/remote-kit';
import {
  formulaIn,
  less,
  minus,
  numbers,
  over,
  product,
  ReadingError,
  same,
  sum,
  valueWith,
  zeroOf,
  type Letters,
} from '../../solver-kit.js';
import type { Question } from '@mockingbird/contracts';

/** A polynomial of the second degree: the coefficients of the square, of the letter and of 1. */
export interface Quadratic {
  a: Fraction;
  b: Fraction;
  c: Fraction;
}

/** Reads the coefficients off the values at 1, 0 and -1. A fourth value shows that the degree is not higher. */
export function quadraticOf(tex: string, letter = 'x', others: Letters = {}): Quadratic {
  const [left = '', right = '0'] = tex.split('=');
  const at = (value: number) => {
    const { exact } = valueWith(`${left} - (${right})`, { ...others, [letter]: value });
    if (!exact) throw new ReadingError('expected exact coefficients');
    return exact;
  };
  const c = at(0);
  const quadratic = { a: minus(over(sum(at(1), at(-1)), 2), c), b: over(minus(at(1), at(-1)), 2), c };
  if (!same(valueAt(quadratic, 5), at(5))) throw new ReadingError('expected the second degree');
  return quadratic;
}

export const valueAt = ({ a, b, c }: Quadratic, x: Fraction | number): Fraction =>
  sum(product(a, x, x), product(b, x), c);

/** The place of the lowest or the highest point: the values on both sides of it are alike. */
export function turningPoint(quadratic: Quadratic): Fraction {
  const place = over(minus(0, quadratic.b), product(2, quadratic.a));
  if (!same(valueAt(quadratic, sum(place, 3)), valueAt(quadratic, minus(place, 3))))
    throw new ReadingError('no turning point');
  return place;
}

export const isUpright = (quadratic: Quadratic) => less(0, quadratic.a);

/** Every fraction that may be a root is tried. */
export function rationalRoots(quadratic: Quadratic): Fraction[] {
  const [first, last] = [quadratic.a, quadratic.c].map((value) => Math.abs(toNumber(value)));
  if (!first || last === undefined) throw new ReadingError('expected a quadratic');
  const roots = numbers(1, first)
    .filter((below) => first % below === 0)
    .flatMap((below) => numbers(-last, last).map((top) => over(top, below)))
    .filter((value) => same(valueAt(quadratic, value), 0));
  return roots.filter((value, index) => roots.findIndex((other) => same(other, value)) === index);
}

/** Both real roots near, the smaller one first, by halving to both sides of the turning point; empty without real roots. */
export function nearRoots(quadratic: Quadratic): [number, number] | [] {
  const [a, b, c] = [quadratic.a, quadratic.b, quadratic.c].map(toNumber);
  const middle = toNumber(turningPoint(quadratic));
  const at = (x: number) => ((a ?? 0) * x + (b ?? 0)) * x + (c ?? 0);
  if (at(middle) > 0 === isUpright(quadratic)) return [];
  const far = 1 + Math.abs(middle) + Math.abs(b ?? 0) + Math.abs(c ?? 0);
  return [zeroOf(middle - far, middle, at), zeroOf(middle, middle + far, at)];
}

/** The stem's one equation or polynomial with the square of x. */
export const quadraticIn = (question: Question) => quadraticOf(formulaIn(question, /x\^2.*=|=.*x\^2/));
