import { add, divide, fraction, multiply } from '@mockingbird/remote-kit';

function toBigInt(value) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an exact integer: ${value}`);
  return BigInt(value);
}

/** @throws {RangeError} when the integer has no exact number */
function toExactNumber(integer) {
  const value = Number(integer);
  if (!Number.isSafeInteger(value)) throw new RangeError(`too large for an exact number: ${integer}`);
  return value;
}

const exactOf = ({ top, bottom }) => fraction(BigInt(top), BigInt(bottom));

const fromExact = ({ numerator, denominator }) =>
  new Fraction(toExactNumber(numerator), toExactNumber(denominator));

/**
 * An exact rational number with methods, as the generators write it. The arithmetic is that of remote-kit. Answers never
 * pass through a rounded double, which could be wrong in the last place. Always in lowest terms with a positive
 * denominator.
 */
export class Fraction {
  /**
   * @param {number} top safe integer
   * @param {number} bottom safe integer, not 0
   * @throws {RangeError} when either is not an exact integer, or bottom is 0
   */
  constructor(top, bottom) {
    const { numerator, denominator } = fraction(toBigInt(top), toBigInt(bottom));
    this.top = Number(numerator);
    this.bottom = Number(denominator);
  }

  get isWhole() {
    return this.bottom === 1;
  }

  plus(other) {
    return fromExact(add(exactOf(this), exactOf(frac(other))));
  }

  minus(other) {
    return this.plus(frac(other).times(-1));
  }

  times(other) {
    return fromExact(multiply(exactOf(this), exactOf(frac(other))));
  }

  over(other) {
    return fromExact(divide(exactOf(this), exactOf(frac(other))));
  }

  /** @param {number} exponent whole number, 0 or more */
  power(exponent) {
    let result = frac(1);
    for (let step = 0; step < exponent; step += 1) result = result.times(this);
    return result;
  }

  isLessThan(other) {
    return this.minus(other).top < 0;
  }

  equals(other) {
    return this.minus(other).top === 0;
  }

  /** The integer itself, for places that need a plain number. @throws {RangeError} when there is a remainder */
  whole() {
    if (!this.isWhole) throw new RangeError(`not whole: ${this.top}/${this.bottom}`);
    return this.top;
  }

  toString() {
    return this.isWhole ? String(this.top) : `${this.top}/${this.bottom}`;
  }
}

/**
 * Makes a fraction of an integer, of two integers, or of fractions (frac(a, b) is a divided by b).
 * @param {number | Fraction} top
 * @param {number | Fraction} bottom
 * @returns {Fraction}
 */
export function frac(top, bottom = 1) {
  const first = top instanceof Fraction ? top : new Fraction(top, 1);
  return bottom === 1 ? first : first.over(bottom);
}

/** @returns {Fraction} `rate` percent of `base` */
export const percentOf = (rate, base) => frac(base).times(rate).over(100);

/** @returns {Fraction} `base` after a change of `rate` percent (negative for a fall) */
export const changed = (base, rate) => frac(base).times(frac(100).plus(rate)).over(100);
