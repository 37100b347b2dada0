// Writes numbers into the bytes by which values are compared and indexed (`key.ts`).
import { Decimal128, Double, Long } from 'bson';
import { unsupported } from '../errors.js';
import type { ByteWriter } from './writer.js';

/**
 * One order for numbers of all types. A number is written as the nearest double towards zero, then a mark. An inexact
 * double is followed by the difference, in units of the double's last place. The difference is a fraction of 256 bits,
 * which distinguishes all decimals of 34 digits.
 */
const FRACTION_BITS = 256n;
const EXACT = 0x80;
const scratch = Buffer.alloc(8);

/** A finite number as numerator / denominator. */
interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function bitsOf(value: number): bigint {
  scratch.writeDoubleBE(value);
  return scratch.readBigUInt64BE();
}

function doubleOf(bits: bigint): number {
  scratch.writeBigUInt64BE(bits);
  return scratch.readDoubleBE();
}

function writeDouble(out: ByteWriter, value: number): void {
  // NaN is below every other number.
  if (Number.isNaN(value)) {
    out.uint64(0n);
    return;
  }
  const bits = bitsOf(value === 0 ? 0 : value);
  out.uint64(value < 0 ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n));
}

/** A double of at least 0 as an exact ratio: mantissa times a power of two. */
function ratioOfDouble(value: number): Ratio {
  const bits = bitsOf(value);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & ((1n << 52n) - 1n);
  const mantissa = exponent === 0 ? fraction : fraction | (1n << 52n);
  const power = Math.max(exponent, 1) - 1075;
  return power >= 0
    ? { numerator: mantissa << BigInt(power), denominator: 1n }
    : { numerator: mantissa, denominator: 1n << BigInt(-power) };
}

const less = (a: Ratio, b: Ratio): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

/** Writes a number that is no double: `magnitude` is its absolute value, `near` a double close to it. */
function writeExact(out: ByteWriter, negative: boolean, magnitude: Ratio, near: number): void {
  let floor = near;
  while (floor > 0 && less(magnitude, ratioOfDouble(floor))) floor = doubleOf(bitsOf(floor) - 1n);
  for (let next = doubleOf(bitsOf(floor) + 1n); !less(magnitude, ratioOfDouble(next));) {
    floor = next;
    next = doubleOf(bitsOf(floor) + 1n);
  }
  const low = ratioOfDouble(floor);
  const high = ratioOfDouble(doubleOf(bitsOf(floor) + 1n));
  const off = magnitude.numerator * low.denominator - low.numerator * magnitude.denominator;
  const unit = (high.numerator * low.denominator - low.numerator * high.denominator) * magnitude.denominator;
  writeDouble(out, negative && floor !== 0 ? -floor : floor);
  if (off === 0n) {
    out.byte(EXACT);
    return;
  }
  const fraction = ((off * high.denominator) << FRACTION_BITS) / unit;
  const bytes = Buffer.from(fraction.toString(16).padStart(Number(FRACTION_BITS) / 4, '0'), 'hex');
  out.byte(negative ? EXACT - 1 : EXACT + 1);
  out.bytes(negative ? bytes.map((byte) => 0xff ^ byte) : bytes);
}

function encodeLong(out: ByteWriter, value: Long): void {
  const near = value.toNumber();
  if (Number.isSafeInteger(near)) {
    writeDouble(out, near);
    out.byte(EXACT);
    return;
  }
  const exact = value.toBigInt();
  const magnitude = exact < 0n ? -exact : exact;
  writeExact(out, exact < 0n, { numerator: magnitude, denominator: 1n }, Math.abs(near));
}

function encodeDecimal(out: ByteWriter, value: Decimal128): void {
  const text = value.toString();
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text);
  if (!parts) {
    writeDouble(out, Number(text));
    out.byte(EXACT);
    return;
  }
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(whole + fraction);
  const power = Number(exponent) - fraction.length;
  const near = Math.abs(Number(text));
  if (digits !== 0n && (!Number.isFinite(near) || near < Number.MIN_VALUE * 2 ** 60)) {
    throw unsupported(`comparing the Decimal128 ${text}, which no double comes near to`);
  }
  const magnitude =
    power >= 0
      ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
      : { numerator: digits, denominator: 10n ** BigInt(-power) };
  writeExact(out, sign === '-', digits === 0n ? { numerator: 0n, denominator: 1n } : magnitude, near);
}

/** Writes a number of any BSON type so that the order of the bytes is the order of the numbers. */
export function encodeNumber(out: ByteWriter, value: number | Double | Long | Decimal128): void {
  if (value instanceof Long) encodeLong(out, value);
  else if (value instanceof Decimal128) encodeDecimal(out, value);
  else {
    writeDouble(out, typeof value === 'number' ? value : value.value);
    out.byte(EXACT);
  }
}
