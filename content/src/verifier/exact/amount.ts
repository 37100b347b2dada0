import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  negate,
  subtract,
  whole,
  type Fraction,
} from '@mockingbird/remote-kit';

/** What a solver may write: a whole number or an exact fraction. Other numbers are refused. */
export type Amount = number | bigint | Fraction;

/** @throws RangeError when a number is not whole: it would not be exact */
export function exact(value: Amount): Fraction {
  if (typeof value === 'bigint') return fraction(value);
  if (typeof value !== 'number') return value;
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number.`);
  return whole(value);
}

export const sum = (...values: Amount[]) => values.map(exact).reduce(add, whole(0));
export const product = (...values: Amount[]) => values.map(exact).reduce(multiply, whole(1));
export const minus = (left: Amount, right: Amount) => subtract(exact(left), exact(right));
export const over = (left: Amount, right: Amount) => divide(exact(left), exact(right));
export const same = (left: Amount, right: Amount) => compare(exact(left), exact(right)) === 0;
export const less = (left: Amount, right: Amount) => compare(exact(left), exact(right)) < 0;
export const isWhole = (value: Amount) => exact(value).denominator === 1n;

/** A larger one comes from numbers in the wrong places, and would take hours. */
const MOST_TIMES = 1000;

/**
 * @param exponent a whole number, also a negative one
 * @throws RangeError for an exponent that no question has
 */
export function power(base: Amount, exponent: number): Fraction {
  if (Math.abs(exponent) > MOST_TIMES) throw new RangeError(`${exponent} is too large an exponent.`);
  let result = whole(1);
  for (let times = 0; times < Math.abs(exponent); times++) result = multiply(result, exact(base));
  return exponent < 0 ? divide(whole(1), result) : result;
}

/** `after(100, 20, -10)`: 100 raised by 20 percent, then cut by 10 percent. */
export function after(start: Amount, ...percents: Amount[]): Fraction {
  return percents.reduce<Fraction>(
    (value, rate) => sum(value, over(product(value, rate), 100)),
    exact(start),
  );
}

/** The rate for `after`: `cut(rate)` takes off. */
export const cut = (rate: Amount) => negate(exact(rate));

/** Whole numbers from `from` to `to`, both included. */
export const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
