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
import { fail } from '../errors.js';
import { MAX_NESTING_LEVELS } from '../limits.js';
import { isInt32, setField, type Doc } from './types.js';

/**
 * Our own reader of BSON, for one reason: a double with an integer value must stay a double when the document is
 * written again. It is returned as a `Double`. Every other number that JavaScript holds exactly is a plain number;
 * 64-bit integers are `Long`.
 */
export class Reader {
  private depth = 0;

  constructor(
    protected readonly bytes: Buffer,
    protected at: number,
    protected readonly limit: number,
  ) {}

  document(): Doc {
    const end = this.enter();
    const doc: Doc = {};
    for (;;) {
      const type = this.byte();
      if (type === 0) break;
      const name = this.cstring();
      setField(doc, name, this.value(type));
    }
    this.leave(end);
    return doc;
  }

  private array(): unknown[] {
    const end = this.enter();
    const items: unknown[] = [];
    for (;;) {
      const type = this.byte();
      if (type === 0) break;
      while (this.byte() !== 0);
      items.push(this.value(type));
    }
    this.leave(end);
    return items;
  }

  protected enter(): number {
    const start = this.at;
    const length = this.int32();
    if (length < 5 || start + length > this.limit)
      throw fail('InvalidLength', 'BSON length is out of bounds');
    if (++this.depth > MAX_NESTING_LEVELS) throw fail('BadValue', 'BSON is nested too deeply');
    return start + length;
  }

  protected leave(end: number): void {
    if (this.at !== end) throw fail('InvalidLength', 'BSON length does not fit its content');
    this.depth--;
  }

  protected byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined || this.at > this.limit) throw fail('InvalidLength', 'BSON ends too early');
    return value;
  }

  protected int32(): number {
    this.need(4);
    const value = this.bytes.readInt32LE(this.at);
    this.at += 4;
    return value;
  }

  protected need(count: number): void {
    if (count < 0 || this.at + count > this.limit) throw fail('InvalidLength', 'BSON ends too early');
  }

  private take(count: number): Buffer {
    this.need(count);
    const slice = Buffer.from(this.bytes.subarray(this.at, this.at + count));
    this.at += count;
    return slice;
  }

  protected cstring(): string {
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0 || end >= this.limit) throw fail('InvalidLength', 'BSON name has no end');
    const text = this.bytes.toString('utf8', this.at, end);
    this.at = end + 1;
    return text;
  }

  private string(): string {
    const length = this.int32();
    this.need(length);
    if (length < 1 || this.bytes[this.at + length - 1] !== 0)
      throw fail('InvalidLength', 'BSON string has no end');
    const text = this.bytes.toString('utf8', this.at, this.at + length - 1);
    this.at += length;
    return text;
  }

  private double(): number | Double {
    this.need(8);
    const value = this.bytes.readDoubleLE(this.at);
    this.at += 8;
    return isInt32(value) ? new Double(value) : value;
  }

  private long(): Long {
    return new Long(this.int32(), this.int32());
  }

  private date(): Date {
    const date = new Date(this.long().toNumber());
    if (Number.isNaN(date.getTime()))
      throw fail('BadValue', 'embedded-mongo keeps dates within 8.64e15 ms of 1970');
    return date;
  }

  private binary(): Binary {
    let length = this.int32();
    const subtype = this.byte();
    // Subtype 2 carries its length twice.
    if (subtype === Binary.SUBTYPE_BYTE_ARRAY) length = this.int32();
    return new Binary(this.take(length), subtype);
  }

  protected value(type: number): unknown {
    switch (type) {
      case 0x01:
        return this.double();
      case 0x02:
        return this.string();
      case 0x03:
        return this.document();
      case 0x04:
        return this.array();
      case 0x05:
        return this.binary();
      case 0x07:
        return new ObjectId(this.take(12));
      case 0x08:
        return this.byte() !== 0;
      case 0x09:
        return this.date();
      // "undefined" is deprecated; the driver writes null in its place, and so do we.
      case 0x06:
      case 0x0a:
        return null;
      case 0x0b:
        return new BSONRegExp(this.cstring(), this.cstring());
      case 0x0d:
        return new Code(this.string());
      case 0x0e:
        return new BSONSymbol(this.string());
      case 0x10:
        return this.int32();
      case 0x11:
        return new Timestamp(this.long());
      case 0x12:
        return this.long();
      case 0x13:
        return new Decimal128(this.take(16));
      case 0xff:
        return new MinKey();
      case 0x7f:
        return new MaxKey();
      default:
        throw fail('BadValue', `BSON type 0x${type.toString(16)} is not supported`);
    }
  }
}
