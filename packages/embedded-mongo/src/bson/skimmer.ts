import { isUtf8 } from 'node:buffer';
import { fail } from '../errors.js';
import { Reader } from './reader.js';
import { setField, type Doc } from './types.js';

/** Days of JavaScript's calendar end before this, in the upper 32 bits of a date's milliseconds. */
const MAX_DATE_HIGH = 2_011_656;
/** Up to this length a text is looked at here, bytes. */
const SHORT_TEXT_BYTES = 64;
const SIZES: Readonly<Record<number, number>> = {
  0x01: 8,
  0x07: 12,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
};

/** Where a field of a document lies in its bytes. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** What is known of a document without decoding all of it. */
export interface Skimmed {
  /** The requested fields, decoded. */
  readonly fields: Doc;
  /** Where `_id` is; undefined when there is none. */
  readonly id: Place | undefined;
  /** Whether decoding and encoding it again would give the same bytes, as far as it matters. */
  readonly isPlain: boolean;
}

/** Goes through a document and decodes the few fields that are wanted. */
class Skimmer extends Reader {
  private isPlain = true;

  /** Checks everything, as decoding does. */
  skim(wanted: ReadonlySet<string>): Skimmed {
    const end = this.enter();
    const fields: Doc = {};
    const names = new Set<string>();
    let id: Place | undefined;
    for (;;) {
      const from = this.at;
      const type = this.byte();
      if (type === 0) break;
      const name = this.cstring();
      if (names.has(name) || name.includes('\ufffd')) this.isPlain = false;
      names.add(name);
      if (wanted.has(name)) {
        const start = this.at;
        setField(fields, name, this.value(type));
        this.at = start;
      }
      this.pass(type);
      if (name === '_id') id = { from, to: this.at };
    }
    this.leave(end);
    return { fields, id, isPlain: this.isPlain };
  }

  /** Jumps over what is not wanted. For bytes that were checked before. */
  pick(wanted: ReadonlySet<string>): Doc {
    this.enter();
    const fields: Doc = {};
    for (let left = wanted.size; left > 0;) {
      const type = this.byte();
      if (type === 0) break;
      const name = this.cstring();
      if (wanted.has(name)) {
        setField(fields, name, this.value(type));
        left--;
      } else {
        this.jump(type);
      }
    }
    return fields;
  }

  private container(): void {
    const end = this.enter();
    for (let type = this.byte(); type !== 0; type = this.byte()) {
      this.text(this.bytes.indexOf(0, this.at));
      this.at++;
      this.pass(type);
    }
    this.leave(end);
  }

  /** Passes over a text up to its end. A text that is no UTF-8 must be decoded, which mends it. */
  private text(end: number): void {
    if (end < this.at || end >= this.limit) throw fail('InvalidLength', 'BSON name has no end');
    if (!this.isAscii(end) && !isUtf8(this.bytes.subarray(this.at, end))) this.isPlain = false;
    this.at = end;
  }

  /** Whether a short text is of ASCII alone. Most are; a call for each of them would cost more than the loop. */
  private isAscii(end: number): boolean {
    if (end - this.at > SHORT_TEXT_BYTES) return false;
    for (let at = this.at; at < end; at++) if ((this.bytes[at] ?? 0) > 0x7f) return false;
    return true;
  }

  private pass(type: number): void {
    switch (type) {
      case 0x02:
      case 0x0d:
      case 0x0e:
        this.passString();
        return;
      case 0x03:
      case 0x04:
        this.container();
        return;
      case 0x08:
        if (this.byte() > 1) this.isPlain = false;
        return;
      case 0x09:
        this.at += 4;
        if (Math.abs(this.int32()) >= MAX_DATE_HIGH) this.isPlain = false;
        return;
      default:
        this.passFixed(type);
    }
  }

  private passString(): void {
    const length = this.int32();
    this.need(length);
    if (length < 1 || this.bytes[this.at + length - 1] !== 0)
      throw fail('InvalidLength', 'BSON string has no end');
    this.text(this.at + length - 1);
    this.at++;
  }

  private passFixed(type: number): void {
    const size = SIZES[type];
    if (size === undefined) {
      // Rare types, and those that are written in another way than they came.
      this.isPlain = false;
      this.value(type);
      return;
    }
    this.need(size);
    this.at += size;
  }

  private jump(type: number): void {
    if (type === 0x03 || type === 0x04) this.at += this.bytes.readInt32LE(this.at);
    else if (type === 0x02 || type === 0x0d || type === 0x0e) this.at += 4 + this.bytes.readInt32LE(this.at);
    else if (type === 0x08) this.at += 1;
    else if (type === 0x09) this.at += 8;
    else if (SIZES[type] === undefined) this.value(type);
    else this.at += SIZES[type];
  }
}

/**
 * Checks the bytes of one document as decoding does, and decodes a few of its fields.
 * @throws MongoError InvalidLength or BadValue when the bytes are not BSON
 */
export function skim(bytes: Buffer, wanted: ReadonlySet<string>): Skimmed {
  return new Skimmer(bytes, 0, bytes.length).skim(wanted);
}

/** Decodes a few fields of a document whose bytes were checked before. */
export function pick(bytes: Buffer, wanted: ReadonlySet<string>): Doc {
  return new Skimmer(bytes, 0, bytes.length).pick(wanted);
}
