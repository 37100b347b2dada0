import { frac } from './fraction.mjs';
import { hcf } from './integers.mjs';

/** Template tag for text with TeX: backslashes stay as typed. */
export const t = String.raw;

/** Wraps TeX in the delimiters of inline maths. */
const maths = (tex) => `$${tex}$`;

const MAX_DECIMALS = 6;

function decimalPlaces(value) {
  for (let places = 0; places <= MAX_DECIMALS; places += 1) {
    if (value.times(10 ** places).isWhole) return places;
  }
  return undefined;
}

/**
 * The exact decimal form of a number.
 * @param {number | Fraction} value
 * @returns {string | undefined} undefined when the decimal does not end within six places
 */
function terminating(value) {
  const exact = frac(value);
  const places = decimalPlaces(exact);
  if (places === undefined) return undefined;
  const digits = String(Math.abs(exact.times(10 ** places).top)).padStart(places + 1, '0');
  const sign = exact.top < 0 ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** TeX of a number: 7, \frac{7}{2}. No dollar signs. */
function tex(value) {
  const { top, bottom } = frac(value);
  if (bottom === 1) return String(top);
  return `${top < 0 ? '-' : ''}\\frac{${Math.abs(top)}}{${bottom}}`;
}

/** TeX of a number as a mixed fraction: 3\frac{1}{2}. No dollar signs. */
function mixed(value) {
  const exact = frac(value);
  const size = Math.abs(exact.top);
  const whole = Math.floor(size / exact.bottom);
  if (whole === 0 || exact.isWhole) return tex(exact);
  return `${exact.top < 0 ? '-' : ''}${whole}\\frac{${size % exact.bottom}}{${exact.bottom}}`;
}

/** Plain number: 12, 12.5, and maths with a mixed fraction when the decimal would not end. */
export const num = (value) => terminating(value) ?? maths(mixed(value));

/** Indian digit grouping: 1234567 is 12,34,567. */
function grouped(digits) {
  const text = String(digits);
  if (text.length <= 3) return text;
  const head = text.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head},${text.slice(-3)}`;
}

/** Money: ₹1,250 or ₹12.50. @throws {RangeError} when the amount is not whole paise */
export function rs(value) {
  const paise = frac(value).times(100).whole();
  const rest = Math.abs(paise) % 100;
  const rupees = grouped((Math.abs(paise) - rest) / 100);
  const sign = paise < 0 ? '-' : '';
  return `₹${sign}${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** 12.5%, or maths such as $33\frac{1}{3}\%$ when the decimal would not end. */
export function percent(value) {
  const plain = terminating(value);
  return plain === undefined ? maths(`${mixed(value)}\\%`) : `${plain}%`;
}

/** A formatter that writes the number and then its unit: unit('km/h')(45) is 45 km/h. */
export const unit = (name) => (value) => `${num(value)} ${name}`;

/** 3 : 4 : 5 in lowest terms of a list of integers or fractions. */
export function ratio(parts) {
  const exact = parts.map((part) => frac(part));
  const common = exact.reduce((product, part) => product * part.bottom, 1);
  const whole = exact.map((part) => part.times(common).whole());
  const divisor = hcf(...whole);
  return whole.map((part) => part / divisor).join(' : ');
}
