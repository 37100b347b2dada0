import { frac, isInHundredths, isWhole, type Exact, type Fraction } from './fractions.js';
import { hcf } from './integers.js';

/** Template tag for text with TeX: backslashes stay as typed. */
export const t = String.raw;

const MAX_DECIMALS = 6;

/** Decimal places of a fraction; undefined when its decimal does not end within six. */
export function decimalPlaces(value: Fraction): number | undefined {
  for (let places = 0; places <= MAX_DECIMALS; places += 1) {
    if (isWhole(value.mul(10 ** places))) return places;
  }
  return undefined;
}

/** The exact decimal: 12, -0.5. @returns undefined when it does not end within six places */
export function decimal(value: Exact): string | undefined {
  const exact = frac(value);
  const places = decimalPlaces(exact);
  return places === undefined ? undefined : exact.toString(places);
}

/** TeX of a fraction in lowest terms: 7, \frac{7}{2}. No dollar signs. */
export function tex(value: Exact): string {
  const { s, n, d } = frac(value);
  const sign = s < 0n ? '-' : '';
  return d === 1n ? `${sign}${n}` : `${sign}\\frac{${n}}{${d}}`;
}

/** TeX of a fraction and of its lowest terms: \frac{6}{8} = \frac{3}{4}, or once where they are the same. */
export function reduced(top: number, bottom: number): string {
  const given = `\\frac{${top}}{${bottom}}`;
  const lowest = tex(frac(top, bottom));
  return given === lowest ? given : `${given} = ${lowest}`;
}

/** TeX of a mixed number: 3\frac{1}{2}. No dollar signs. */
export function mixed(value: Exact): string {
  const { s, n, d } = frac(value);
  const sign = s < 0n ? '-' : '';
  const units = n / d;
  if (units === 0n || d === 1n) return tex(value);
  return `${sign}${units}\\frac{${n % d}}{${d}}`;
}

/** TeX of a number for the inside of a formula: the decimal where it ends, else the fraction. No dollar signs. */
export const digits = (value: Exact): string => decimal(value) ?? tex(value);

/** The same with a mixed number instead of a fraction, as options show it. No dollar signs. */
export const mixedDigits = (value: Exact): string => decimal(value) ?? mixed(value);

/** The number in prose: 12, 12.5, or a mixed number in maths when its decimal does not end. */
export const num = (value: Exact): string => decimal(value) ?? `$${mixed(value)}$`;

/** The number as a fraction in maths: $\frac{7}{12}$. */
export const asFraction = (value: Exact): string => `$${tex(value)}$`;

/** The number as a mixed number in maths: $3\frac{1}{2}$. */
export const asMixed = (value: Exact): string => `$${mixed(value)}$`;

/** Indian groups of digits: 1234567 is 12,34,567. */
export function grouped(integer: string): string {
  if (integer.length <= 3) return integer;
  const head = integer.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head},${integer.slice(-3)}`;
}

/** A whole number with Indian groups of digits: 12,34,567. @throws RangeError when it is not whole */
export function wholeNumber(value: Exact): string {
  const exact = frac(value);
  if (!isWhole(exact)) throw new RangeError(`not whole: ${exact.toFraction()}`);
  return `${exact.s < 0n ? '-' : ''}${grouped(String(exact.n))}`;
}

/** Money: ₹1,250 or ₹12.50. @throws RangeError when the amount is not whole paise */
export function rupees(value: Exact): string {
  const exact = frac(value);
  if (!isInHundredths(exact)) throw new RangeError(`not whole paise: ${exact.toFraction()}`);
  const paise = exact.abs().mul(100).n;
  const rest = paise % 100n;
  const whole = grouped(String(paise / 100n));
  return `${exact.s < 0n ? '-' : ''}₹${whole}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** 12.5%, or maths such as $33\frac{1}{3}\%$ when the decimal does not end. */
export const percent = (value: Exact): string => {
  const plain = decimal(value);
  return plain === undefined ? `$${mixed(value)}\\%$` : `${plain}%`;
};

/** Writes a number with its unit: unit('km/h')(45) is 45 km/h. */
export const unit =
  (name: string) =>
  (value: Exact): string =>
    `${num(value)} ${name}`;

/** Writes a count with its noun: counted('day', 'days')(1) is 1 day. */
export const counted =
  (one: string, many: string) =>
  (value: Exact): string =>
    `${num(value)} ${frac(value).equals(1) ? one : many}`;

/** 3 : 4 : 5 in lowest terms. */
export function ratio(parts: readonly Exact[]): string {
  const exact = parts.map((part) => frac(part));
  const common = exact.reduce((all, { d }) => all * d, 1n);
  const whole = exact.map((part) => Number(part.mul(common).toString()));
  const divisor = hcf(...whole);
  return whole.map((part) => part / divisor).join(' : ');
}

/** A list in prose: 2, 3 and 5. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
