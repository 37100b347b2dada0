import type { Fraction } from '@mockingbird/remote-kit';

const DISPLAYED_DECIMALS = 2;
/** Marks with more decimals than this are easier to read as a fraction. */
const EXACT_DECIMALS = 4;

/** Rounds half away from zero, as people do; exact, because it uses only integers. */
function rounded(value: Fraction, decimals: number): { negative: boolean; digits: string } {
  const negative = value.numerator < 0n;
  const magnitude = negative ? -value.numerator : value.numerator;
  const scaled = magnitude * 10n ** BigInt(decimals);
  const nearest = (2n * scaled + value.denominator) / (2n * value.denominator);
  return { negative: negative && nearest !== 0n, digits: String(nearest).padStart(decimals + 1, '0') };
}

/** With exactly this many decimals: `70.00`, `-3.50`. For percentages. @param decimals at least 1 */
export function formatFixed(value: Fraction, decimals = DISPLAYED_DECIMALS): string {
  const { negative, digits } = rounded(value, decimals);
  const point = digits.length - decimals;
  return `${negative ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/**
 * With at most this many decimals, no trailing zeros: `32.5`, `-0.33`, `18`. For scores. @param decimals at least 1
 */
export function formatRounded(value: Fraction, decimals = DISPLAYED_DECIMALS): string {
  return formatFixed(value, decimals).replace(/\.?0+$/, '');
}

/** Without rounding: a decimal if a short one exists, otherwise a fraction: `0.25`, `1/3`. For marks. */
export function formatExact(value: Fraction): string {
  const hasShortDecimal = 10n ** BigInt(EXACT_DECIMALS) % value.denominator === 0n;
  return hasShortDecimal ? formatRounded(value, EXACT_DECIMALS) : `${value.numerator}/${value.denominator}`;
}

/** Rounded to a whole number: `89`. For rates, which do not need decimals. */
export const formatWhole = (value: Fraction): string => {
  const { negative, digits } = rounded(value, 0);
  return negative ? `-${digits}` : digits;
};
