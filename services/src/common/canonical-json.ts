import { createHash } from 'node:crypto';

/** @returns JSON with sorted object keys, so that equal values give equal texts */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

const HASH_CHARACTERS = 32;

/** @returns 128 bits of SHA-256 over the value's canonical JSON, in hex */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, HASH_CHARACTERS);
}
