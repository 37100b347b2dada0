import { fromHex, sameBytes, toHex } from './hex.js';
import { prepareSigning, prepareVerifying } from './prepare.js';
import type { SignatureHeaders, SignInput, VerifyInput, VerifyResult } from './types.js';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** The types always have `crypto.subtle`, but browsers lack it outside secure contexts (plain http on a LAN). */
function subtleOfThisPage(): SubtleCrypto | undefined {
  const scope: { crypto?: { subtle?: SubtleCrypto } } = globalThis;
  return scope.crypto?.subtle;
}

async function hmac(secret: string, message: string, subtle: SubtleCrypto | undefined): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const key = encoder.encode(secret);
  const text = encoder.encode(message);
  // Loaded lazily: kilobytes that nearly no visitor needs.
  if (subtle === undefined) return (await import('./pure/hmac.js')).hmacSha256(key, text);
  const imported = await subtle.importKey('raw', key, ALGORITHM, false, ['sign']);
  return new Uint8Array(await subtle.sign(ALGORITHM.name, imported, text));
}

/**
 * Signs a request with Web Crypto, or with the pure implementation where that is missing.
 * @param subtle for tests; default: the page's own
 * @returns the three headers of the request
 * @throws TypeError (as a rejection) when the parts cannot be signed (see `prepareSigning`)
 */
export async function signRequest(
  input: SignInput,
  subtle: SubtleCrypto | undefined = subtleOfThisPage(),
): Promise<SignatureHeaders> {
  const task = prepareSigning(input);
  return task.headersWith(toHex(await hmac(task.secret, task.message, subtle)));
}

/**
 * Verifies a request as the Node implementation does. Only service stand-ins in tests need it in a browser.
 * @param subtle for tests; default: the page's own
 */
export async function verifyRequest(
  input: VerifyInput,
  subtle: SubtleCrypto | undefined = subtleOfThisPage(),
): Promise<VerifyResult> {
  const task = prepareVerifying(input);
  if (!task.ok) return task;
  const expected = await hmac(task.secret, task.message, subtle);
  return sameBytes(expected, fromHex(task.signature))
    ? { ok: true, keyId: task.keyId }
    : { ok: false, reason: 'wrong-signature' };
}
