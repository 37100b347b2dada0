import type { Ratio } from './ratio.js';

/**
 * Formats a fraction as a percentage. It truncates instead of rounding: 84.999 must not read as 85.00, which is a
 * cut-off.
 * @param decimals places after the point
 */
export function formatPercent([numerator, denominator]: Ratio, decimals = 2): string {
  const unit = 10 ** decimals;
  return (Math.floor((numerator * 100 * unit) / denominator) / unit).toFixed(decimals);
}
