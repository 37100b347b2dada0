/** An exact fraction: numerator and denominator are safe integers, the denominator is positive. */
export type Ratio = readonly [numerator: number, denominator: number];

const greatestCommonDivisor = (left: number, right: number): number =>
  right === 0 ? left : greatestCommonDivisor(right, left % right);

export const leastCommonMultiple = (left: number, right: number): number =>
  (left / greatestCommonDivisor(left, right)) * right;

const reduceFraction = (numerator: number, denominator: number): Ratio => {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return [numerator / divisor, denominator / divisor];
};

/**
 * Parses a decimal without rounding: `.667` has no exact double, so weights are written as text.
 * @param text digits with at most one point, such as '0.667'
 */
export function parseDecimal(text: string): Ratio {
  const [whole = '', digits = ''] = text.split('.');
  return reduceFraction(Number(whole + digits), 10 ** digits.length);
}

export const multiply = (left: Ratio, right: Ratio): Ratio =>
  reduceFraction(left[0] * right[0], left[1] * right[1]);

/** @param divisor a whole number above 0 */
export const divide = ([numerator, denominator]: Ratio, divisor: number): Ratio =>
  reduceFraction(numerator, denominator * divisor);

/**
 * Formats a fraction as a percentage. It truncates instead of rounding: 84.999 must not read as 85.00, which is a
 * cut-off.
 * @param decimals places after the point
 */
export function formatPercent([numerator, denominator]: Ratio, decimals = 2): string {
  const unit = 10 ** decimals;
  return (Math.floor((numerator * 100 * unit) / denominator) / unit).toFixed(decimals);
}
