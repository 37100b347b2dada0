import { createHash, createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toHex } from '../hex.js';
import { hmacSha256 } from './hmac.js';
import { sha256 } from './sha256.js';

it('hashes every length around the block borders as node:crypto does', () => {
  for (let length = 0; length <= 260; length += 1) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

it('agrees with node:crypto on any key and message', () => {
  const bytes = fc.uint8Array({ maxLength: 400 });
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      const expected = createHmac('sha256', key).update(message).digest('hex');
      expect(toHex(hmacSha256(key, message))).toBe(expected);
    }),
  );
});
