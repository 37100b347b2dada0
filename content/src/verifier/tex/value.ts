import { compare, fraction, toNumber, type Fraction } from '@mockingbird/remote-kit';
import { over, power, product, same, sum } from '../exact/amount.js';
import { rootOf } from '../exact/root.js';

/** A number: exact, or, where a root or π has no exact value, near it to about 15 digits. */
export interface Value {
  exact?: Fraction;
  near: number;
}

export const ofFraction = (exact: Fraction): Value => ({ exact, near: toNumber(exact) });

function both(
  left: Value,
  right: Value,
  exactly: (a: Fraction, b: Fraction) => Fraction,
  nearly: (a: number, b: number) => number,
): Value {
  if (left.exact && right.exact) return ofFraction(exactly(left.exact, right.exact));
  return { near: nearly(left.near, right.near) };
}

export const plus = (left: Value, right: Value) => both(left, right, sum, (a, b) => a + b);
export const times = (left: Value, right: Value) => both(left, right, product, (a, b) => a * b);
export const dividedBy = (left: Value, right: Value) => both(left, right, over, (a, b) => a / b);
export const negative = (value: Value) => times(value, ofFraction(fraction(-1n)));

export function root(value: Value, degree: number): Value {
  const exact = value.exact && rootOf(value.exact, degree);
  if (exact) return ofFraction(exact);
  const sign = value.near < 0 && degree % 2 === 1 ? -1 : 1;
  return { near: sign * (sign * value.near) ** (1 / degree) };
}

/** @throws RangeError when the exponent is too large to compute with */
export function raised(base: Value, exponent: Value): Value {
  if (Math.abs(exponent.near) > 2000) throw new RangeError('The exponent is too large.');
  const { exact } = exponent;
  if (base.exact && exact) {
    const degree = Number(exact.denominator);
    const inner = degree === 1 ? base.exact : rootOf(base.exact, degree);
    if (inner) return ofFraction(power(inner, Number(exact.numerator)));
  }
  return { near: base.near ** exponent.near };
}

/** Relative; what doubles lose in a chain of a few roots. */
const TOLERANCE = 1e-11;

export function equal(left: Value, right: Value): boolean {
  if (left.exact && right.exact) return same(left.exact, right.exact);
  return Math.abs(left.near - right.near) <= TOLERANCE * Math.max(1, Math.abs(left.near));
}

export function below(left: Value, right: Value): boolean {
  if (left.exact && right.exact) return compare(left.exact, right.exact) < 0;
  return left.near < right.near;
}
