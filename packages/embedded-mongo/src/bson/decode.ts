import { Reader } from './reader.js';
import type { Doc } from './types.js';

/**
 * Decodes one document.
 * @param bytes  buffer that holds it
 * @param offset where it begins, bytes
 * @throws MongoError InvalidLength or BadValue when the bytes are not BSON
 */
export function decode(bytes: Buffer, offset = 0): Doc {
  return new Reader(bytes, offset, bytes.length).document();
}
