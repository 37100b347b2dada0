import { BLOCK_BYTES, sha256 } from './sha256.js';

const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

function padKey(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  return block.map((byte) => byte ^ pad);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/** HMAC-SHA256 of RFC 2104, for pages where Web Crypto is missing. @returns 32 bytes */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = sha256(joined(padKey(key, INNER_PAD), message));
  return sha256(joined(padKey(key, OUTER_PAD), inner));
}
