import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret for one account.
 * @param key 32 bytes
 * @param account its lookup key; a copy of the result in another account cannot be decrypted
 * @returns nonce, tag and ciphertext in base64url
 */
export function encryptSecret(secret: string, key: Buffer, account: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(account));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

/** @returns the secret, or undefined when it was altered or encrypted with another key or for another account */
export function decryptSecret(stored: string, key: Buffer, account: string): string | undefined {
  const bytes = Buffer.from(stored, 'base64url');
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  if (rest.length < TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(account))
      .setAuthTag(rest.subarray(0, TAG_BYTES));
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
