import { Decimal128, Double, Long } from 'bson';
import { unsupported } from '../errors.js';
import { isInt32, typeName } from './types.js';

/** A value of a numeric type other than Decimal128. */
export type Numeric = number | Double | Long;

/** Whether a value is a number of any type, Decimal128 among them. */
export function isNumber(value: unknown): boolean {
  return isNumeric(value) || value instanceof Decimal128;
}

/** Whether a value is a number with which this server can reckon. */
export function isNumeric(value: unknown): value is Numeric {
  if (typeof value === 'number') return true;
  const type = typeName(value);
  return type === 'long' || type === 'double';
}

/** Whether a value is NaN, of any numeric type: it equals itself and is neither below nor above another number. */
export function isNotANumber(value: unknown): boolean {
  if (value instanceof Decimal128) return value.toString() === 'NaN';
  return isNumeric(value) && Number.isNaN(toNumber(value));
}

/**
 * A number without its fraction, exact for 64-bit integers too.
 * @returns undefined for NaN, the infinities and what is no number
 */
export function wholeBigInt(value: unknown): bigint | undefined {
  if (value instanceof Long) return typeName(value) === 'long' ? value.toBigInt() : undefined;
  if (!isNumeric(value)) return undefined;
  const whole = Math.trunc(toNumber(value));
  return Number.isFinite(whole) ? BigInt(whole) : undefined;
}

/** The number as JavaScript holds it; a Long beyond 2^53 loses its last digits. */
export function toNumber(value: Numeric): number {
  return typeof value === 'number' ? value : value instanceof Double ? value.value : value.toNumber();
}

/** A whole number as its BSON integer: 32 bits when it fits, else 64. */
export function integer(value: bigint): number | Long {
  const small = Number(value);
  return isInt32(small) ? small : Long.fromBigInt(value);
}

/** A double that stays one when it is encoded. */
export function double(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

const LONG_MAX = 2n ** 63n - 1n;
const LONG_MIN = -(2n ** 63n);

type Operation = 'add' | 'multiply' | 'subtract';

const ON_INTEGERS: Record<Operation, (a: bigint, b: bigint) => bigint> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
};
const ON_DOUBLES: Record<Operation, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
};

function toBigInt(value: Numeric): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(toNumber(value));
}

/**
 * Arithmetic with MongoDB's types: integers stay integers and grow from 32 to 64 bits, a double makes a double.
 * @returns undefined when the result does not fit 64 bits
 */
export function reckon(operation: Operation, a: Numeric, b: Numeric): Numeric | undefined {
  const types = [typeName(a), typeName(b)];
  if (types.includes('double')) return double(ON_DOUBLES[operation](toNumber(a), toNumber(b)));
  if (!types.includes('long')) {
    const quick = ON_DOUBLES[operation](toNumber(a), toNumber(b));
    if (isInt32(quick)) return quick;
  }
  const exact = ON_INTEGERS[operation](toBigInt(a), toBigInt(b));
  if (exact > LONG_MAX || exact < LONG_MIN) return undefined;
  // A Long stays one, as in MongoDB.
  return types.includes('long') ? Long.fromBigInt(exact) : integer(exact);
}

/** Refuses Decimal128, with which this server does not reckon. */
export function refuseDecimal(value: unknown): void {
  if (value instanceof Decimal128) throw unsupported('arithmetic with Decimal128');
}

/**
 * A whole number that a command sends as an option.
 * @returns undefined when the value is no whole number that JavaScript holds exactly
 */
export function wholeNumber(value: unknown): number | undefined {
  if (!isNumeric(value)) return undefined;
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}
