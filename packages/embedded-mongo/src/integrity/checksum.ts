import { crc32 } from 'node:zlib';

/** Bytes that a checksum adds to each stored value. */
export const CHECKSUM_BYTES = 4;

/** Below this length a loop is faster than a call of native code, bytes (64 ns against 370 ns for 11 bytes). */
const SHORT_BYTES = 64;
const POLYNOMIAL = 0xedb88320;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC-32 as `zlib` computes it. @param before the checksum of the bytes before these */
export function crcOf(bytes: Buffer, before = 0): number {
  if (bytes.length >= SHORT_BYTES) return crc32(bytes, before);
  let value = ~before;
  for (let index = 0; index < bytes.length; index++)
    value = (TABLE[(value ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

/** The checksum of an entry: over its key and its value, so that a value under another key does not fit. */
export const checksumOf = (key: Buffer, value: Buffer): number => crcOf(value, crcOf(key));

/** A value as it is stored: with its checksum at the end. */
export function seal(value: Buffer, checksum: number): Buffer {
  const stored = Buffer.allocUnsafe(value.length + CHECKSUM_BYTES);
  value.copy(stored);
  stored.writeUInt32LE(checksum, value.length);
  return stored;
}

/** @returns the value without its checksum, or undefined when it does not fit */
export function unseal(key: Buffer, stored: Buffer): Buffer | undefined {
  const length = stored.length - CHECKSUM_BYTES;
  if (length < 0) return undefined;
  const value = stored.subarray(0, length);
  return stored.readUInt32LE(length) === checksumOf(key, value) ? value : undefined;
}
