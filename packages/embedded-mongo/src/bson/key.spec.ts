import { describe, expect, it } from '@jest/globals';
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { compareValues, equalValues } from './compare.js';
import { encodeKey, invert } from './key.js';

/** MongoDB's documented order, one value or more of each type, each greater than the one before. */
const ASCENDING: unknown[] = [
  new MinKey(),
  null,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  Long.MIN_VALUE,
  Long.fromString('-9007199254740993'),
  -9007199254740992,
  Decimal128.fromString('-1.50000001'),
  -1.5,
  -0.1,
  Decimal128.fromString('-0.1'),
  -Number.MIN_VALUE,
  0,
  0.1,
  Decimal128.fromString('0.1000000000000000055511151231257828'),
  1,
  Decimal128.fromString('1.000000000000000000000000000000001'),
  Long.fromNumber(2),
  9007199254740992,
  Long.fromString('9007199254740993'),
  9007199254740994,
  Long.MAX_VALUE,
  2 ** 63,
  Decimal128.fromString('1E+300'),
  Number.POSITIVE_INFINITY,
  '',
  '\0',
  'a',
  'a\0',
  'a\0b',
  'aa',
  '\uffff',
  '\u{10000}',
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 1],
  [2],
  new Binary(Buffer.from('b')),
  new Binary(Buffer.from('b'), 5),
  new Binary(Buffer.from('aa')),
  new ObjectId('000000000000000000000001'),
  new ObjectId('000000000000000000000002'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date(1),
  new Timestamp({ t: 1, i: 2 }),
  new Timestamp({ t: 4_000_000_000, i: 1 }),
  new BSONRegExp('a'),
  new BSONRegExp('a', 'i'),
  new BSONRegExp('b'),
  new Code('a'),
  new MaxKey(),
];

const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
);
const scalar = fc.oneof(
  number,
  fc.string({ unit: 'binary' }),
  fc.constant(null),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 2 }), tie('any'), { maxKeys: 3 }),
  ),
})).any;

const sign = (order: number): number => Math.sign(order);

describe('the bytes of a value', () => {
  it('are in MongoDB’s order of types and values', () => {
    for (const [left, a] of ASCENDING.entries()) {
      for (const [right, b] of ASCENDING.entries()) {
        expect([a, b, sign(Buffer.compare(encodeKey(a), encodeKey(b)))]).toEqual([a, b, sign(left - right)]);
      }
    }
  });

  it('are in the contrary order once inverted', () => {
    fc.assert(
      fc.property(
        value,
        value,
        (a, b) =>
          sign(Buffer.compare(invert(encodeKey(a)), invert(encodeKey(b)))) +
            sign(Buffer.compare(encodeKey(a), encodeKey(b))) ===
          0,
      ),
    );
  });

  it('say the same as the comparison that takes short cuts', () => {
    fc.assert(
      fc.property(
        value,
        value,
        (a, b) => sign(compareValues(a, b)) === sign(Buffer.compare(encodeKey(a), encodeKey(b))),
      ),
    );
  });

  it('are never the beginning of another value’s, so that several can follow one another', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [encodeKey(a), encodeKey(b)];
        return left.equals(right) || !right.subarray(0, left.length).equals(left);
      }),
    );
  });

  it('order numbers as exact arithmetic does', () => {
    const exact = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(
        exact,
        exact,
        (a, b) =>
          sign(compareValues(Long.fromBigInt(a), Long.fromBigInt(b))) === (a < b ? -1 : a > b ? 1 : 0),
      ),
    );
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        (a, b) => sign(compareValues(new Double(a), b)) === (a < b ? -1 : a > b ? 1 : 0),
      ),
    );
  });

  it('are the same for equal values of different types', () => {
    expect(equalValues(1, Long.fromNumber(1))).toBe(true);
    expect(equalValues(0, -0)).toBe(true);
    expect(equalValues(Decimal128.fromString('2.50'), 2.5)).toBe(true);
    expect(equalValues(Decimal128.fromString('0'), 0)).toBe(true);
    expect(equalValues(Decimal128.fromString('9007199254740993'), Long.fromString('9007199254740993'))).toBe(
      true,
    );
    expect(equalValues('a', new BSONSymbol('a'))).toBe(true);
    expect(equalValues(undefined, null)).toBe(true);
    expect(equalValues({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
    expect(equalValues(Decimal128.fromString('Infinity'), Number.POSITIVE_INFINITY)).toBe(true);
  });

  it('cannot be had of a decimal that no double comes near to', () => {
    expect(() => encodeKey(Decimal128.fromString('1E+400'))).toThrow('no double comes near');
    expect(() => encodeKey(Decimal128.fromString('1E-400'))).toThrow('no double comes near');
  });
});
