import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import {
  COMPOSITION_PAYLOAD_TYPE,
  compositionSchema,
  type Composition,
  type SignedComposition,
} from '@mockingbird/contracts';

/** Raw ed25519 keys are 32 bytes; DER puts these fixed prefixes in front (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

/** A signing key: its id and the raw 32-byte seed. */
export interface SigningKey {
  id: string;
  key: KeyObject;
}

/** Public keys by id. A signature by any of them is valid, so keys can be rotated. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

function rawKey(text: string, what: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) throw new Error(`${what}: expected base64 of ${KEY_BYTES} bytes`);
  return bytes;
}

/**
 * @param text `id:seed`, the seed base64 of 32 bytes
 * @throws an error that names the invalid part
 */
export function parseSigningKey(text: string): SigningKey {
  const at = text.indexOf(':');
  if (at < 1) throw new Error('expected id:seed');
  const seed = rawKey(text.slice(at + 1), `key "${text.slice(0, at)}"`);
  const der = Buffer.concat([PRIVATE_PREFIX, seed]);
  return { id: text.slice(0, at), key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
}

/**
 * @param text `id:key,id:key`, each key base64 of 32 bytes
 * @throws an error that names the invalid part
 */
export function parseTrustedKeys(text: string): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const pair of text.split(',').filter((entry) => entry.trim() !== '')) {
    const at = pair.indexOf(':');
    if (at < 1) throw new Error(`"${pair}": expected id:key`);
    const id = pair.slice(0, at).trim();
    const der = Buffer.concat([PUBLIC_PREFIX, rawKey(pair.slice(at + 1), `key "${id}"`)]);
    keys.set(id, createPublicKey({ key: der, format: 'der', type: 'spki' }));
  }
  return keys;
}

/** The public half of a signing key, in the format of `parseTrustedKeys`. */
export function publicKeyText({ id, key }: SigningKey): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return `${id}:${der.subarray(PUBLIC_PREFIX.length).toString('base64')}`;
}

/** DSSE's pre-authentication encoding: type and payload with their lengths, so that the two cannot be confused. */
function encoded(payload: Buffer): Buffer {
  const type = COMPOSITION_PAYLOAD_TYPE;
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), payload]);
}

/** Signs a composition with ed25519, as a DSSE envelope. */
export function signComposition(composition: Composition, { id, key }: SigningKey): SignedComposition {
  const payload = Buffer.from(JSON.stringify(composition));
  return {
    payloadType: COMPOSITION_PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: id, sig: sign(null, encoded(payload), key).toString('base64') }],
  };
}

export type Opened =
  | { ok: true; composition: Composition; keyId: string }
  | { ok: false; reason: 'signature' | 'content'; detail: string };

/** Reads a composition with a signature by a trusted key. It verifies the signature before it parses anything. */
export function openComposition(envelope: SignedComposition, trusted: TrustedKeys): Opened {
  const payload = Buffer.from(envelope.payload, 'base64');
  const bytes = encoded(payload);
  const signed = envelope.signatures.find(({ keyid, sig }) => {
    const key = trusted.get(keyid);
    return key !== undefined && verify(null, bytes, key, Buffer.from(sig, 'base64'));
  });
  if (!signed) {
    const ids = envelope.signatures.map(({ keyid }) => keyid).join(', ');
    return {
      ok: false,
      reason: 'signature',
      detail: `no valid signature by a trusted key (signed by: ${ids})`,
    };
  }
  return readPayload(payload.toString('utf8'), signed.keyid);
}

function readPayload(text: string, keyId: string): Opened {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: 'content', detail: String(error) };
  }
  const parsed = compositionSchema.safeParse(content);
  if (parsed.success) return { ok: true, composition: parsed.data, keyId };
  const issues = parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
  return { ok: false, reason: 'content', detail: issues.join('; ') };
}
