import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toHex } from '../hex.js';
import { hmacSha256 } from './hmac.js';

const expected = (key: Uint8Array, message: Uint8Array) =>
  createHmac('sha256', key).update(message).digest('hex');

it('signs every length around the block borders as node:crypto does', () => {
  const key = new TextEncoder().encode('a-secret-of-16-or-more');
  for (let length = 0; length <= 260; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
    expect(toHex(hmacSha256(key, bytes))).toBe(expected(key, bytes));
    expect(toHex(hmacSha256(bytes, key))).toBe(expected(bytes, key));
  }
});

it('agrees with node:crypto on any key and message', () => {
  const bytes = fc.uint8Array({ maxLength: 400 });
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(toHex(hmacSha256(key, message))).toBe(expected(key, message));
    }),
  );
});
