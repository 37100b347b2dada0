import { serialize, setInternalBufferSize } from 'bson';
import { fail } from '../errors.js';
import { MAX_DOCUMENT_BYTES } from '../limits.js';
import { sizeOf } from './size.js';
import type { Doc } from './types.js';

const OPTIONS = { ignoreUndefined: true };
/** The buffer with which the serialiser begins, bytes. */
const INTERNAL_BUFFER_BYTES = 17 * 1024 * 1024;

/** The serialiser silently loses data beyond its buffer, or throws its own error. */
function serializeOnce(doc: Doc): Uint8Array | undefined {
  try {
    const bytes = serialize(doc, OPTIONS);
    return bytes.length < MAX_DOCUMENT_BYTES ? bytes : undefined;
  } catch (error) {
    if (sizeOf(doc) < MAX_DOCUMENT_BYTES) throw error;
    return undefined;
  }
}

function serializeAnySize(doc: Doc): Uint8Array {
  const bytes = serializeOnce(doc);
  if (bytes) return bytes;
  setInternalBufferSize(Math.max(sizeOf(doc), INTERNAL_BUFFER_BYTES));
  return serialize(doc, OPTIONS);
}

/**
 * Encodes one document.
 * @throws MongoError 10334 when it would fit no message, 15 when it is nested too deeply
 */
export function encode(doc: Doc): Buffer {
  const bytes = serializeAnySize(doc);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Encodes one document of a result. @throws MongoError 10334 when it is larger than a document may be */
export function encodeChecked(doc: Doc, what = 'BSONObj'): Buffer {
  const bytes = encode(doc);
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw fail(
      'BSONObjectTooLarge',
      `${what} size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
    );
  }
  return bytes;
}

/** An array of documents that are encoded already: the batch of a cursor, sent without decoding. */
function encodeArray(items: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.alloc(4)];
  let size = 5;
  items.forEach((item, index) => {
    const head = Buffer.from(`\x03${index}\0`, 'latin1');
    parts.push(head, item);
    size += head.length + item.length;
  });
  parts.push(Buffer.alloc(1));
  const bytes = Buffer.concat(parts, size);
  bytes.writeInt32LE(size, 0);
  return bytes;
}

/** A document with one more field in front, whose value is an array of encoded documents. */
export function encodeWithArray(name: string, items: readonly Buffer[], rest: Doc): Buffer {
  const head = Buffer.from(`\x04${name}\0`, 'latin1');
  const array = encodeArray(items);
  const tail = encode(rest).subarray(4);
  const size = 4 + head.length + array.length + tail.length;
  const bytes = Buffer.concat([Buffer.alloc(4), head, array, tail], size);
  bytes.writeInt32LE(size, 0);
  return bytes;
}

/** A document with one more field in front, whose value is an encoded document. */
export function encodeWithDocument(name: string, value: Buffer, rest: Doc): Buffer {
  const head = Buffer.from(`\x03${name}\0`, 'latin1');
  const tail = encode(rest).subarray(4);
  const size = 4 + head.length + value.length + tail.length;
  const bytes = Buffer.concat([Buffer.alloc(4), head, value, tail], size);
  bytes.writeInt32LE(size, 0);
  return bytes;
}
