import { createHmac, timingSafeEqual } from 'node:crypto';
import { prepareSigning, prepareVerifying } from './prepare.js';
import type { SignatureHeaders, SignInput, VerifyInput, VerifyResult } from './types.js';

function hmac(secret: string, message: string): Buffer {
  return createHmac('sha256', secret).update(message).digest();
}

/**
 * Signs a request with node:crypto.
 * @returns the three headers of the request
 * @throws TypeError when the parts cannot be signed (see `prepareSigning`)
 */
export function signRequest(input: SignInput): SignatureHeaders {
  const task = prepareSigning(input);
  return task.headersWith(hmac(task.secret, task.message).toString('hex'));
}

/**
 * Verifies a request with node:crypto, in constant time. Never throws for input from a client.
 * @returns the key's id, or the reason of the rejection (for logs; the client gets `REJECTION_MESSAGE`)
 */
export function verifyRequest(input: VerifyInput): VerifyResult {
  const task = prepareVerifying(input);
  if (!task.ok) return task;
  const expected = hmac(task.secret, task.message);
  return timingSafeEqual(expected, Buffer.from(task.signature, 'hex'))
    ? { ok: true, keyId: task.keyId }
    : { ok: false, reason: 'wrong-signature' };
}
