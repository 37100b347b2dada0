import { fraction, parseFraction, type Fraction } from '@mockingbird/remote-kit';

/** An exact fraction as JSON: safe integers, the denominator is positive. Calculate with `Fraction`. */
export type Ratio = readonly [numerator: number, denominator: number];

export const toRatio = ({ numerator, denominator }: Fraction): Ratio => [
  Number(numerator),
  Number(denominator),
];

export const toFraction = ([numerator, denominator]: Ratio): Fraction =>
  fraction(BigInt(numerator), BigInt(denominator));

/**
 * Parses a decimal without rounding: `.667` has no exact double, so weights are written as text.
 * @param text such as '0.667'
 */
export const parseDecimal = (text: string): Ratio => toRatio(parseFraction(text));
