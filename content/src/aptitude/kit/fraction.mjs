const gcd = (a, b) => (b === 0 ? Math.abs(a) : gcd(b, a % b));

function safe(value) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an exact integer: ${value}`);
  return value;
}

/**
 * An exact rational number. Answers never pass through a rounded double, which could be wrong in the last place. Always
 * in lowest terms with a positive denominator.
 */
export class Fraction {
  /**
   * @param {number} top safe integer
   * @param {number} bottom safe integer, not 0
   * @throws {RangeError} when either is not an exact integer, or bottom is 0
   */
  constructor(top, bottom) {
    safe(top);
    if (safe(bottom) === 0) throw new RangeError('division by zero');
    const divisor = gcd(top, bottom) * Math.sign(bottom);
    this.top = top / divisor;
    this.bottom = bottom / divisor;
  }

  get isWhole() {
    return this.bottom === 1;
  }

  plus(other) {
    const { top, bottom } = frac(other);
    return new Fraction(safe(this.top * bottom) + safe(top * this.bottom), this.bottom * bottom);
  }

  minus(other) {
    return this.plus(frac(other).times(-1));
  }

  times(other) {
    const { top, bottom } = frac(other);
    return new Fraction(this.top * top, this.bottom * bottom);
  }

  over(other) {
    const { top, bottom } = frac(other);
    return new Fraction(this.top * bottom, this.bottom * top);
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

/** @returns {Fraction} the exact sum of integers and fractions */
export const sum = (values) => values.reduce((total, value) => total.plus(value), frac(0));

/** @returns {Fraction} `rate` percent of `base` */
export const percentOf = (rate, base) => frac(base).times(rate).over(100);

/** @returns {Fraction} `base` after a change of `rate` percent (negative for a fall) */
export const changed = (base, rate) => frac(base).times(frac(100).plus(rate)).over(100);
