import { Fraction } from 'fraction.js';

export { Fraction };

/** A whole number or an exact fraction. Never a rounded double. */
export type Exact = number | bigint | Fraction;

/**
 * An exact fraction: frac(3), frac(1, 8), or a fraction divided by another.
 * @throws RangeError for a number that is not whole
 */
export function frac(top: Exact, bottom: Exact = 1): Fraction {
  for (const part of [top, bottom]) {
    if (typeof part === 'number' && !Number.isSafeInteger(part)) throw new RangeError(`not exact: ${part}`);
  }
  return new Fraction(top).div(new Fraction(bottom));
}

export const isWhole = (value: Fraction) => value.d === 1n;

/** Whether a value is whole paise, cents or hundredths. */
export const isInHundredths = (value: Fraction) => isWhole(value.mul(100));

/** The exact sum of whole numbers and fractions. */
export const sum = (values: readonly Exact[]): Fraction =>
  values.reduce<Fraction>((total, value) => total.add(frac(value)), frac(0));

/** The exact product of whole numbers and fractions. */
export const product = (values: readonly Exact[]): Fraction =>
  values.reduce<Fraction>((total, value) => total.mul(frac(value)), frac(1));

/** `rate` percent of `base`. */
export const percentOf = (rate: Exact, base: Exact): Fraction => frac(base).mul(frac(rate)).div(100);

/** `base` after a change of `rate` percent, negative for a fall. */
export const changed = (base: Exact, rate: Exact): Fraction =>
  frac(base)
    .mul(frac(100).add(frac(rate)))
    .div(100);
