import { describe, expect, it } from '@jest/globals';
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  deserialize,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { decode } from './decode.js';
import { encode } from './encode.js';
import { sizeOf } from './size.js';
import { describe as show } from './text.js';

const SAMPLE = {
  _id: new ObjectId(),
  int: 1,
  double: 1.5,
  whole: new Double(3),
  minus: -0,
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  text: 'Grüße\0\u{1f600}',
  yes: true,
  nothing: null,
  at: new Date(5),
  bytes: new Binary(Buffer.from([1, 2, 3]), 4),
  old: new Binary(Buffer.from([1]), 2),
  pattern: new BSONRegExp('^a', 'i'),
  code: new Code('x'),
  symbol: new BSONSymbol('s'),
  stamp: new Timestamp({ t: 1, i: 2 }),
  least: new MinKey(),
  most: new MaxKey(),
  list: [1, [2, { a: 'b' }]],
  doc: { '': 1, 'a.b': 2 },
};

describe('decoding', () => {
  it('gives back every type so that encoding it again makes the same bytes', () => {
    const bytes = encode(SAMPLE);
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
    expect(decode(bytes)).toEqual(SAMPLE);
    expect(sizeOf(SAMPLE)).toBe(bytes.length);
  });

  it('reads what the driver writes', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((name) => !name.includes('\0')),
          fc.jsonValue(),
        ),
        (doc) => {
          const bytes = Buffer.from(serialize(doc));
          expect(Buffer.from(serialize(decode(bytes))).equals(bytes)).toBe(true);
        },
      ),
    );
  });

  it('keeps a field named __proto__ a field', () => {
    const decoded = decode(Buffer.from(serialize(JSON.parse('{"__proto__":{"admin":true}}'))));
    expect(Object.keys(decoded)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
    expect(deserialize(encode(decoded))).toEqual(JSON.parse('{"__proto__":{"admin":true}}'));
  });

  it('makes null of the deprecated undefined', () => {
    expect(decode(Buffer.from('0800000006610000', 'hex'))).toEqual({ a: null });
  });

  it('never reads beyond its bytes, whatever they are', () => {
    const bytes = encode({ ...SAMPLE, n: new Int32(1) });
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, length) => {
        const broken = Buffer.from(bytes.subarray(0, length));
        if (at < broken.length) broken[at] = byte;
        try {
          decode(broken);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
    expect(() => decode(bytes.subarray(0, 20))).toThrow();
    expect(() => decode(Buffer.from('0800000099610000', 'hex'))).toThrow('BSON type 0x99');
    expect(() => decode(Buffer.from('09000000080061000000', 'hex'))).toThrow();
  });
});

describe('a value in a message', () => {
  it('is written as MongoDB writes it', () => {
    expect(show(SAMPLE)).toMatch(/^\{ _id: ObjectId\('[0-9a-f]{24}'\), int: 1, double: 1.5, whole: 3,/);
    expect(show({ a: [], b: {}, c: [1, 'x'] })).toBe('{ a: [], b: {}, c: [ 1, "x" ] }');
    expect(
      show([
        new Date(5),
        Decimal128.fromString('1.1'),
        new BSONRegExp('a', 'i'),
        new Timestamp({ t: 1, i: 2 }),
        new MinKey(),
        undefined,
      ]),
    ).toBe('[ new Date(5), Decimal128("1.1"), /a/i, Timestamp(1, 2), MinKey, null ]');
  });
});
