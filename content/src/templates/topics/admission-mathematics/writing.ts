import { frac, isInHundredths, isWhole, t, tex, type Exact, type Fraction } from '../../kit/index.js';

/** American groups of digits: 1,234,567. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A whole number with American groups of digits. @throws RangeError when it is not whole */
export function integer(value: Exact): string {
  const exact = frac(value);
  if (!isWhole(exact)) throw new RangeError(`not whole: ${exact.toFraction()}`);
  return `${exact.s < 0n ? '-' : ''}${grouped(String(exact.n))}`;
}

/** Money of American papers. @throws RangeError when the amount is not whole cents */
export function dollars(value: Exact): string {
  const exact = frac(value);
  if (!isInHundredths(exact)) throw new RangeError(`not whole cents: ${exact.toFraction()}`);
  const cents = exact.abs().mul(100).n;
  const rest = cents % 100n;
  const end = rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${exact.s < 0n ? '-' : ''}\\$${grouped(String(cents / 100n))}${end}`;
}

/** A whole number as text, any other as a fraction in maths. */
export const exactly = (value: Fraction): string => (isWhole(value) ? integer(value) : `$${tex(value)}$`);

/** ` + 3` or ` - 3`, and nothing for 0. */
export function plus(value: number): string {
  if (value === 0) return '';
  return value < 0 ? ` - ${-value}` : ` + ${value}`;
}

/** `3x`, `x`, `-x`. */
export const term = (factor: number, letter: string): string => {
  if (factor === 1) return letter;
  return factor === -1 ? `-${letter}` : `${factor}${letter}`;
};

/** ` + 3x` or ` - x`, and nothing for 0. */
export function plusTerm(factor: number, letter: string): string {
  if (factor === 0) return '';
  return factor < 0 ? ` - ${term(-factor, letter)}` : ` + ${term(factor, letter)}`;
}

/** `3x + 5`. */
export const line = (slope: number, intercept: number, letter = 'x'): string =>
  `${term(slope, letter)}${plus(intercept)}`;

/** `x^2 - 4x + 7`. */
export const parabola = (b: number, c: number): string => t`x^2${plusTerm(b, 'x')}${plus(c)}`;

/** A number in brackets where it is negative, for the inside of a product. */
export const factor = (value: number): string => (value < 0 ? `(${value})` : String(value));
