/** An exact share as numerator and denominator, both safe integers, the denominator positive. */
export type Ratio = readonly [numerator: number, denominator: number];

const greatestCommonDivisor = (left: number, right: number): number =>
  right === 0 ? left : greatestCommonDivisor(right, left % right);

export const leastCommonMultiple = (left: number, right: number): number =>
  (left / greatestCommonDivisor(left, right)) * right;

const lowest = (numerator: number, denominator: number): Ratio => {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return [numerator / divisor, denominator / divisor];
};

/**
 * Reads a decimal without rounding: `.667` has no exact double, so weights are written as text.
 * @param text digits with at most one point, such as '0.667'
 */
export function decimal(text: string): Ratio {
  const [whole = '', digits = ''] = text.split('.');
  return lowest(Number(whole + digits), 10 ** digits.length);
}

export const times = (left: Ratio, right: Ratio): Ratio => lowest(left[0] * right[0], left[1] * right[1]);

/** @param divisor a whole number above 0 */
export const dividedBy = ([numerator, denominator]: Ratio, divisor: number): Ratio =>
  lowest(numerator, denominator * divisor);

/**
 * A share as a percentage for reading, cut and not rounded: a total of 84.999 must not read as the 85.00 that it missed.
 * @param decimals places after the point
 */
export function percentText([numerator, denominator]: Ratio, decimals = 2): string {
  const unit = 10 ** decimals;
  return (Math.floor((numerator * 100 * unit) / denominator) / unit).toFixed(decimals);
}
