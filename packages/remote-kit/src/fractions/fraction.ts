/** An exact number in lowest terms with a positive denominator. Values such as one third have no exact double. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/**
 * @param numerator any integer
 * @param denominator any integer except zero
 * @throws RangeError when the denominator is zero
 */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('A fraction cannot have the denominator 0.');
  const positive = denominator < 0n ? -denominator : denominator;
  const divisor = greatestCommonDivisor(numerator, positive);
  const sign = denominator < 0n ? -1n : 1n;
  return { numerator: (sign * numerator) / divisor, denominator: positive / divisor };
}

/** @param value a safe integer, such as a count */
export function whole(value: number): Fraction {
  return fraction(BigInt(value));
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

export function add(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function negate(value: Fraction): Fraction {
  return { numerator: -value.numerator, denominator: value.denominator };
}

export function subtract(left: Fraction, right: Fraction): Fraction {
  return add(left, negate(right));
}

export function multiply(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** @throws RangeError when the divisor is zero */
export function divide(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** @returns -1, 0 or 1 as left is less than, equal to or greater than right */
export function compare(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The nearest double, for charts and styles; never use it for a decision. */
export function toNumber(value: Fraction): number {
  return Number(value.numerator) / Number(value.denominator);
}
