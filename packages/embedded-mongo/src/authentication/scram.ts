import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Server side of SCRAM-SHA-256 (RFC 5802 and RFC 7677), without channel binding: MongoDB has none. */

const DIGEST = 'sha256';
const DIGEST_BYTES = 32;
const SALT_BYTES = 28;
const NONCE_BYTES = 24;
/** MongoDB's default for SCRAM-SHA-256. */
const ITERATIONS = 15_000;
/** `n,,` in base64: the client asks for no channel binding. */
const NO_CHANNEL_BINDING = 'biws';
const FIRST_MESSAGE = /^n,,(n=([^,]+),r=([\x21-\x2b\x2d-\x7e]+))$/;
const FINAL_MESSAGE = /^(c=([^,]+),r=([^,]+)),p=([A-Za-z0-9+/]+={0,2})$/;

/** What a server keeps of a password: enough to check a client, not enough to pose as one. */
export interface Credential {
  readonly userName: string;
  readonly salt: Buffer;
  readonly iterations: number;
  readonly storedKey: Buffer;
  readonly serverKey: Buffer;
}

const hmac = (key: Buffer, text: string): Buffer => createHmac(DIGEST, key).update(text).digest();
const hash = (bytes: Buffer): Buffer => createHash(DIGEST).update(bytes).digest();

/** @param password printable ASCII, which SASLprep leaves as it is */
export function credentialOf(userName: string, password: string): Credential {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, DIGEST_BYTES, DIGEST);
  return {
    userName,
    salt,
    iterations: ITERATIONS,
    storedKey: hash(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  };
}

const unescapeName = (name: string): string => name.replaceAll('=2C', ',').replaceAll('=3D', '=');

/** The server's half of one exchange that has begun. */
export interface Exchange {
  /** The server's first message. */
  readonly challenge: string;
  /** @returns the server's final message, or undefined when the client did not prove that it knows the password */
  finish(message: string): string | undefined;
}

/**
 * Begins an exchange.
 * @param message the client's first message
 * @returns undefined for a malformed message or another user
 */
export function beginExchange(credential: Credential, message: string): Exchange | undefined {
  const [, bare = '', name = '', clientNonce = ''] = FIRST_MESSAGE.exec(message) ?? [];
  if (bare === '' || unescapeName(name) !== credential.userName) return undefined;
  const nonce = clientNonce + randomBytes(NONCE_BYTES).toString('base64');
  const challenge = `r=${nonce},s=${credential.salt.toString('base64')},i=${credential.iterations}`;
  return {
    challenge,
    finish: (final) => {
      const [, unproved = '', binding, answered, proofText = ''] = FINAL_MESSAGE.exec(final) ?? [];
      const proof = Buffer.from(proofText, 'base64');
      if (binding !== NO_CHANNEL_BINDING || answered !== nonce || proof.length !== DIGEST_BYTES)
        return undefined;
      const signed = `${bare},${challenge},${unproved}`;
      const signature = hmac(credential.storedKey, signed);
      const clientKey = Buffer.from(proof.map((byte, at) => byte ^ (signature[at] ?? 0)));
      if (!timingSafeEqual(hash(clientKey), credential.storedKey)) return undefined;
      return `v=${hmac(credential.serverKey, signed).toString('base64')}`;
    },
  };
}
