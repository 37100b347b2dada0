import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checksumOf, crcOf, seal, unseal } from './checksum.js';

describe('the checksum of an entry', () => {
  it('is the CRC-32 of zlib for short and long values', () => {
    for (const length of [0, 1, 11, 63, 64, 65, 5_000]) {
      const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 37) % 256));
      expect(crcOf(bytes)).toBe(crc32(bytes));
      expect(crcOf(bytes, 12_345)).toBe(crc32(bytes, 12_345));
    }
  });

  it('is that of key and value in one row', () => {
    expect(checksumOf(Buffer.from('key'), Buffer.from('value'))).toBe(crc32('keyvalue'));
  });

  it('does not fit another key, another value, or fewer bytes', () => {
    const [key, value] = [Buffer.from('key'), Buffer.from('value')];
    const stored = seal(value, checksumOf(key, value));
    expect(unseal(key, stored)).toEqual(value);
    expect(unseal(Buffer.from('kez'), stored)).toBeUndefined();
    expect(unseal(key, Buffer.concat([Buffer.from('w'), stored.subarray(1)]))).toBeUndefined();
    expect(unseal(key, stored.subarray(0, 3))).toBeUndefined();
  });
});
