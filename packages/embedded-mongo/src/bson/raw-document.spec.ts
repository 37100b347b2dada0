import { describe, expect, it } from '@jest/globals';
import { Binary, BSONRegExp, Decimal128, Double, Long, ObjectId, serialize, Timestamp } from 'bson';
import fc from 'fast-check';
import { decode } from './decode.js';
import { encode } from './encode.js';
import { RawDocument } from './raw-document.js';
import { pick, skim } from './skimmer.js';

const name = fc.string({ unit: 'grapheme', maxLength: 4 }).filter((text) => !text.includes('\0'));
const scalar = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.integer(),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.constant(null),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 9 }).map((bytes) => new Binary(bytes)),
  fc.constantFrom(Decimal128.fromString('1.50'), new Timestamp({ t: 1, i: 2 }), new BSONRegExp('a', 'im')),
);
const { document } = fc.letrec<{ document: Record<string, unknown>; value: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('value'), { maxLength: 4 }), tie('document')),
  document: fc.dictionary(fc.oneof(name, fc.constantFrom('_id', 'a', 'b')), tie('value'), { maxKeys: 5 }),
}));
const NAMES = new Set(['_id', 'a']);
/** Where the name of the first field begins: after the length and the type of the field. */
const FIRST_NAME = 5;

describe('a document stored as it came', () => {
  it('is the one that decoding and encoding it would have stored, with _id in front', () => {
    fc.assert(
      fc.property(document, (doc) => {
        const storable = new RawDocument(Buffer.from(serialize(doc))).storable(NAMES);
        if (!storable) return;
        const { _id, ...rest } = decode(storable.bytes);
        // The bytes, not the keys of an object: in JavaScript a key such as "0" comes before all others.
        expect(storable.bytes.toString('latin1', FIRST_NAME, FIRST_NAME + 4)).toBe('_id\0');
        const { _id: given = _id, ...others } = decode(Buffer.from(serialize(doc)));
        expect(encode({ _id, ...rest }).equals(encode({ _id: given, ...others }))).toBe(true);
        expect(storable.fields).toEqual({ _id, ...('a' in rest && { a: rest['a'] }) });
      }),
    );
  });

  it('shows the same fields whether all of it is decoded or only they are', () => {
    fc.assert(
      fc.property(
        document,
        fc.uniqueArray(fc.oneof(name, fc.constantFrom('_id', 'a', 'b'))),
        (doc, wanted) => {
          const bytes = encode(doc);
          const whole = decode(bytes);
          const expected = Object.fromEntries(
            wanted.filter((key) => Object.hasOwn(whole, key)).map((key) => [key, whole[key]]),
          );
          expect(pick(bytes, new Set(wanted))).toEqual(expected);
          expect(skim(bytes, new Set(wanted)).fields).toEqual(expected);
        },
      ),
    );
  });

  it('is decoded when it must be mended or has something rare in it', () => {
    const isStored = (hex: string): boolean =>
      new RawDocument(Buffer.from(hex, 'hex')).storable(NAMES) !== undefined;
    // { a: 'x' }, the same with a byte that is no UTF-8, with a name that is none, and with a short of two equal names.
    expect(isStored('0e00000002610002000000780000')).toBe(true);
    expect(isStored('0e00000002610002000000ff0000')).toBe(false);
    expect(isStored('0e00000002ff0002000000780000')).toBe(false);
    expect(isStored('0b0000000a61000a610000')).toBe(false);
    // The deprecated undefined, a boolean that is neither 0 nor 1.
    expect(isStored('0800000006610000')).toBe(false);
    expect(isStored('090000000861000200')).toBe(false);
    expect(isStored(encode({ l: [{ s: '\u{1f600}'.repeat(30) }] }).toString('hex'))).toBe(true);
  });

  it('is refused when its bytes are not BSON, as decoding refuses them', () => {
    const bytes = encode({ _id: 1, a: 'text', l: [1, 'x', { y: true }], d: new Date(5), f: 1.5 });
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) => {
        const broken = Buffer.from(bytes);
        broken[at] = byte;
        const outcome = (read: () => unknown): string => {
          try {
            read();
            return 'read';
          } catch {
            return 'refused';
          }
        };
        const stored = outcome(() => new RawDocument(broken).storable(NAMES) ?? decode(broken));
        if (outcome(() => decode(broken)) === 'refused') expect(stored).toBe('refused');
      }),
      { numRuns: 500 },
    );
  });
});
