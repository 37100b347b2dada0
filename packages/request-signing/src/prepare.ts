import { canonicalString, isCanonical, isTimestamp, pathAsSent, withoutQuery } from './canonical.js';
import { API_KEY_HEADER, CLOCK_WINDOW_MS, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './protocol.js';
import { readSignedParts } from './read-headers.js';
import type { KeySource, RejectionReason, SignatureHeaders, SignInput, VerifyInput } from './types.js';

const SIGNATURE = /^[0-9a-f]{64}$/;

/** The input of the remaining step: one HMAC. */
export interface SigningTask {
  secret: string;
  message: string;
  headersWith(signature: string): SignatureHeaders;
}

/** The input of the remaining step after all other checks: one HMAC and one comparison. */
export type VerifyingTask =
  | { ok: true; keyId: string; secret: string; message: string; signature: string }
  | { ok: false; reason: RejectionReason };

/**
 * @throws TypeError when the parts cannot be signed. The key id or secret may be empty, the method not letters, the path not
 * percent-encoded and absolute, or the time not positive.
 */
export function prepareSigning(input: SignInput): SigningTask {
  const path = pathAsSent(input);
  const timestamp = String(Math.trunc(input.now));
  if (input.keyId === '' || input.secret === '') {
    throw new TypeError('A request cannot be signed without a key id and a secret.');
  }
  if (!isCanonical(input.method, path, timestamp)) {
    throw new TypeError(`Cannot sign ${JSON.stringify([input.method, path, timestamp])}.`);
  }
  return {
    secret: input.secret,
    message: canonicalString(input.method, path, timestamp),
    headersWith: (signature) => ({
      [API_KEY_HEADER]: input.keyId,
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signature,
    }),
  };
}

function secretOf(keys: KeySource, keyId: string): string | undefined {
  return typeof keys === 'function' ? keys(keyId) : keys.get(keyId);
}

/** Runs all checks that need no cryptography. Never throws for input from a client. */
export function prepareVerifying(input: VerifyInput): VerifyingTask {
  const read = readSignedParts(input.headers);
  if (!read.ok) return read;
  const { keyId, timestamp, signature } = read.parts;
  if (!isTimestamp(timestamp) || !SIGNATURE.test(signature)) {
    return { ok: false, reason: 'malformed-header' };
  }
  const path = withoutQuery(input.path);
  if (!isCanonical(input.method, path, timestamp)) return { ok: false, reason: 'malformed-request' };
  const secret = secretOf(input.keys, keyId);
  // An empty secret is a configuration error that would accept everybody.
  if (secret === undefined || secret === '') return { ok: false, reason: 'unknown-key' };
  if (Math.abs(input.now - Number(timestamp)) > CLOCK_WINDOW_MS) {
    return { ok: false, reason: 'timestamp-outside-window' };
  }
  return { ok: true, keyId, secret, message: canonicalString(input.method, path, timestamp), signature };
}
