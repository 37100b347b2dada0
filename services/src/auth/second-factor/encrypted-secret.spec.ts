import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decryptSecret, encryptSecret } from './encrypted-secret.js';

const KEY = randomBytes(32);

describe('an encrypted secret', () => {
  const stored = encryptSecret('JBSWY3DP', KEY, 'asha');

  it('is read with its key for its account, and differs each time', () => {
    expect(decryptSecret(stored, KEY, 'asha')).toBe('JBSWY3DP');
    expect(encryptSecret('JBSWY3DP', KEY, 'asha')).not.toBe(stored);
    expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('is not read with another key, for another account, altered or cut', () => {
    const altered = Buffer.from(stored, 'base64url');
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    expect(decryptSecret(stored, randomBytes(32), 'asha')).toBeUndefined();
    expect(decryptSecret(stored, KEY, 'boss')).toBeUndefined();
    expect(decryptSecret(altered.toString('base64url'), KEY, 'asha')).toBeUndefined();
    for (const length of [0, 4, 20, stored.length - 2]) {
      expect(decryptSecret(stored.slice(0, length), KEY, 'asha')).toBeUndefined();
    }
  });
});
