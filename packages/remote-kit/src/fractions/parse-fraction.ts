import { divide, fraction, type Fraction } from './fraction.js';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

function parseDecimal(text: string): Fraction {
  const match = DECIMAL.exec(text);
  if (match === null) throw new RangeError(`${JSON.stringify(text)} is not a number.`);
  const [, sign, integer, decimals = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${integer}${decimals}`);
  const power = Number(exponent) - decimals.length;
  return power < 0 ? fraction(digits, 10n ** BigInt(-power)) : fraction(digits * 10n ** BigInt(power));
}

/**
 * Reads a number exactly: `2`, `0.25`, `"0.25"`, `"1/3"`. A number means its decimal notation: 0.1 is one tenth.
 * @throws RangeError when the text is neither a number nor a fraction, or divides by zero
 */
export function parseFraction(value: number | string): Fraction {
  const text = String(value).trim();
  const slash = text.indexOf('/');
  if (slash < 0) return parseDecimal(text);
  return divide(parseDecimal(text.slice(0, slash)), parseDecimal(text.slice(slash + 1)));
}
