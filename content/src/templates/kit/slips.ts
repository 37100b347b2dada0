import { frac, isInHundredths, type Exact, type Fraction } from './fractions.js';
import { num } from './write.js';

/** An error that moves the answer by a fixed amount. */
export const slip = (text: string, by: Exact) => ({
  text,
  isSlip: true,
  value: (_parameters: unknown, right: Fraction) => right.add(frac(by)),
});

/** An error that multiplies the answer. */
export const scaled = (text: string, factor: Exact) => ({
  text,
  isSlip: true,
  value: (_parameters: unknown, right: Fraction) => right.mul(frac(factor)),
});

/** Whether a value has at most one decimal place. */
export const isInTenths = (value: Fraction) => value.mul(10).d === 1n;

export const isBetween = (value: Fraction, low: number, high: number) => value.gte(low) && value.lte(high);

/** A number with at most two decimal places, as most answers have. @throws RangeError for any other */
export function shortDecimal(value: Fraction): string {
  if (!isInHundredths(value)) throw new RangeError(`too many places: ${value.toFraction()}`);
  return num(value);
}
