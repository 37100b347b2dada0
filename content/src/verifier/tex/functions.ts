import { fraction } from '@mockingbird/remote-kit';
import { product } from '../exact/amount.js';
import { UnknownTexError } from './tokens.js';
import { ofFraction, type Value } from './value.js';

/** @throws UnknownTexError naming the piece, when the value is not a whole number */
function wholeOf({ exact }: Value, piece: string): bigint {
  if (exact?.denominator !== 1n) throw new UnknownTexError(piece);
  return exact.numerator;
}

const MOST = 100n;

export function factorial(value: Value): Value {
  const count = wholeOf(value, '!');
  if (count < 0n || count > MOST) throw new UnknownTexError('!');
  return ofFraction(product(...Array.from({ length: Number(count) }, (_, index) => index + 1)));
}

export function binomial(from: Value, chosen: Value): Value {
  const [all, some] = [wholeOf(from, '\\binom'), wholeOf(chosen, '\\binom')];
  if (some > MOST) throw new UnknownTexError('\\binom');
  let value = fraction(1n);
  for (let step = 1n; step <= some; step++) value = product(value, fraction(all - some + step, step));
  return ofFraction(value);
}

const commonDivisor = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : commonDivisor(right, left % right);

export const hcf = (values: readonly Value[]): Value =>
  ofFraction(fraction(values.map((value) => wholeOf(value, 'HCF')).reduce(commonDivisor)));

export const lcm = (values: readonly Value[]): Value =>
  ofFraction(
    fraction(values.map((value) => wholeOf(value, 'LCM')).reduce((a, b) => (a / commonDivisor(a, b)) * b)),
  );

const DEGREE = Math.PI / 180;

/** Of angles in degrees. */
export const ANGLE_FUNCTIONS: Record<string, (degrees: number) => number> = {
  '\\sin': (degrees) => Math.sin(degrees * DEGREE),
  '\\cos': (degrees) => Math.cos(degrees * DEGREE),
  '\\tan': (degrees) => Math.tan(degrees * DEGREE),
  '\\cot': (degrees) => 1 / Math.tan(degrees * DEGREE),
  '\\sec': (degrees) => 1 / Math.cos(degrees * DEGREE),
  '\\csc': (degrees) => 1 / Math.sin(degrees * DEGREE),
};

/** @throws RangeError for a number that has no logarithm */
export function logarithm(base: number, of: Value): Value {
  if (of.near <= 0) throw new RangeError(`${of.near} has no logarithm.`);
  return { near: Math.log(of.near) / Math.log(base) };
}
