import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, Long, ObjectId, Timestamp } from 'bson';
import { encodeNumber } from './key-number.js';
import { EMPTY_ARRAY_RANK, RANKS } from './order.js';
import { isDoc, typeName } from './types.js';
import { ByteWriter } from './writer.js';

/**
 * **The** order of values in this server: a value is turned into bytes whose order is MongoDB's order of values.
 * Index keys are these bytes, sorting compares them, and `compareValues` does too (or takes a short cut that a test
 * holds against them).
 */
function writeString(out: ByteWriter, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  let from = 0;
  for (let zero = bytes.indexOf(0); zero >= 0; zero = bytes.indexOf(0, from)) {
    out.bytes(bytes.subarray(from, zero + 1));
    out.byte(0xff);
    from = zero + 1;
  }
  out.bytes(bytes.subarray(from));
  // Below every continuation: a zero within a text is followed by 0xff.
  out.byte(0);
  out.byte(0);
}

function writeDocument(out: ByteWriter, doc: object): void {
  for (const [name, value] of Object.entries(doc)) {
    // MongoDB compares the types first, then the names, then the values.
    out.byte(RANKS[typeName(value)]);
    writeString(out, name);
    writePayload(out, value);
  }
  out.byte(0);
}

function writeArray(out: ByteWriter, items: readonly unknown[]): void {
  for (const item of items) {
    out.byte(RANKS[typeName(item)]);
    writePayload(out, item);
  }
  out.byte(0);
}

function writeBinary(out: ByteWriter, value: Binary): void {
  // Length, then subtype, then content: MongoDB's order of binaries.
  out.uint32(value.length());
  out.byte(value.sub_type);
  out.bytes(value.value());
}

function writeInt64(out: ByteWriter, value: bigint): void {
  out.uint64(BigInt.asUintN(64, value) ^ (1n << 63n));
}

function writePayload(out: ByteWriter, value: unknown): void {
  if (typeof value === 'string') writeString(out, value);
  else if (typeof value === 'number') encodeNumber(out, value);
  else if (typeof value === 'boolean') out.byte(value ? 1 : 0);
  else if (Array.isArray(value)) writeArray(out, value);
  else if (value instanceof ObjectId) out.bytes(value.id);
  else if (value instanceof Date)
    writeInt64(out, BigInt(Number.isNaN(value.getTime()) ? 0 : value.getTime()));
  else if (value instanceof Timestamp) out.uint64(BigInt.asUintN(64, value.toBigInt()));
  else if (value instanceof Double || value instanceof Long || value instanceof Decimal128)
    encodeNumber(out, value);
  else if (value instanceof Binary) writeBinary(out, value);
  else if (value instanceof BSONRegExp) {
    writeString(out, value.pattern);
    writeString(out, value.options);
  } else if (value instanceof Code) writeString(out, String(value.code));
  else if (value instanceof BSONSymbol) writeString(out, value.value);
  else if (isDoc(value)) writeDocument(out, value);
  // Null, a missing field, MinKey and MaxKey differ only by rank.
}

/** The bytes of one value; their order is the order of values. */
export function encodeKey(value: unknown): Buffer {
  const out = new ByteWriter();
  out.byte(RANKS[typeName(value)]);
  writePayload(out, value);
  return out.finish();
}

/** The key part of "an array without elements" in an index. */
export const EMPTY_ARRAY_KEY = Buffer.from([EMPTY_ARRAY_RANK]);

/** Turns a key's order round, for a descending field of an index or a sort. */
export function invert(key: Buffer): Buffer {
  const turned = Buffer.allocUnsafe(key.length);
  for (let index = 0; index < key.length; index++) turned[index] = 0xff ^ (key[index] ?? 0);
  return turned;
}
