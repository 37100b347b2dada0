import { API_KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './protocol.js';
import type { HeaderSource, RejectionReason } from './types.js';

export interface SignedParts {
  keyId: string;
  timestamp: string;
  signature: string;
}

type Found = { ok: true; value: string } | { ok: false; reason: RejectionReason };

function entriesOf(headers: HeaderSource): Iterable<[string, unknown]> {
  return typeof headers.entries === 'function' ? headers.entries() : Object.entries(headers);
}

/** Node and `Headers` join the values of a repeated header with a comma, which no valid value contains. */
function single(headers: HeaderSource, name: string): Found {
  const values: unknown[] = [];
  for (const [key, value] of entriesOf(headers)) {
    if (key.toLowerCase() === name && value !== undefined) values.push(value);
  }
  const flat = values.flat();
  const [value] = flat;
  if (flat.length === 0 || value === '') return { ok: false, reason: 'missing-header' };
  if (typeof value !== 'string') return { ok: false, reason: 'malformed-header' };
  if (flat.length > 1 || value.includes(',')) return { ok: false, reason: 'repeated-header' };
  return { ok: true, value };
}

/** Finds the three headers, each exactly once, with names in any case. */
export function readSignedParts(
  headers: HeaderSource,
): { ok: true; parts: SignedParts } | { ok: false; reason: RejectionReason } {
  const keyId = single(headers, API_KEY_HEADER);
  if (!keyId.ok) return keyId;
  const timestamp = single(headers, TIMESTAMP_HEADER);
  if (!timestamp.ok) return timestamp;
  const signature = single(headers, SIGNATURE_HEADER);
  if (!signature.ok) return signature;
  return {
    ok: true,
    parts: { keyId: keyId.value, timestamp: timestamp.value, signature: signature.value },
  };
}
