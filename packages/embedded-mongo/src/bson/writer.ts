import { fail } from '../errors.js';
import { MAX_VALUE_BYTES } from '../limits.js';

const START_BYTES = 64;

/** Bytes that grow as they are written. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafe(START_BYTES);
  private length = 0;

  private room(count: number): void {
    if (this.length + count <= this.buffer.length) return;
    if (this.length + count > MAX_VALUE_BYTES)
      throw fail('BSONObjectTooLarge', `a value of more than ${MAX_VALUE_BYTES} bytes cannot be compared`);
    const grown = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + count));
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }

  byte(value: number): void {
    this.room(1);
    this.buffer[this.length++] = value;
  }

  bytes(value: Uint8Array): void {
    this.room(value.length);
    this.buffer.set(value, this.length);
    this.length += value.length;
  }

  uint32(value: number): void {
    this.room(4);
    this.length = this.buffer.writeUInt32BE(value, this.length);
  }

  uint64(value: bigint): void {
    this.room(8);
    this.length = this.buffer.writeBigUInt64BE(value, this.length);
  }

  /** A copy of the written bytes. */
  finish(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }
}
