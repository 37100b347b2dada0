/**
 * The layout of the store: one ordered map from bytes to bytes.
 *
 * | first byte | then | value |
 * |---|---|---|
 * | 0 | nothing | the format of the store, a number (1) |
 * | 1 | name of a namespace (`database.collection`) | its catalogue entry, BSON |
 * | 2 | collection id (4), record number (6) | the document, BSON |
 * | 3 | index id (4), encoded values [, record number (6) unless unique] | record number (6) |
 * | 4 | collection id (4) | its tallies (`integrity/tally.ts`) |
 *
 * Each value has a checksum of its key and itself at its end (`integrity/checksum.ts`).
 */
export const KIND = { format: 0, catalog: 1, record: 2, index: 3, tally: 4 } as const;
const RECORD_BYTES = 6;
const ID_END = 5;

/** Where the store says its format. The first of all keys. */
export const FORMAT_KEY = Buffer.from([KIND.format]);

/** Where the catalogue begins, and where it ends. */
export const CATALOG_RANGE = { start: Buffer.from([KIND.catalog]), end: Buffer.from([KIND.catalog + 1]) };

export function catalogKey(namespace: string): Buffer {
  return Buffer.concat([CATALOG_RANGE.start, Buffer.from(namespace, 'utf8')]);
}

function prefix(kind: number, id: number): Buffer {
  const key = Buffer.alloc(5);
  key[0] = kind;
  key.writeUInt32BE(id, 1);
  return key;
}

/** The first bytes of all the records of a collection. */
export function recordPrefix(collection: number): Buffer {
  return prefix(KIND.record, collection);
}

/** The first bytes of all the entries of an index. */
export function indexPrefix(index: number): Buffer {
  return prefix(KIND.index, index);
}

/** Where the tallies of a collection are. */
export function tallyKey(collection: number): Buffer {
  return prefix(KIND.tally, collection);
}

/** The id of the collection or index that a key belongs to; undefined for the other keys. */
export function idOfKey(key: Buffer): number | undefined {
  return key.length >= ID_END && key[0] !== KIND.catalog ? key.readUInt32BE(1) : undefined;
}

/** A record number as bytes that sort as it does. */
export function recordBytes(record: number): Buffer {
  const bytes = Buffer.alloc(RECORD_BYTES);
  bytes.writeUIntBE(record, 0, RECORD_BYTES);
  return bytes;
}

export function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.alloc(5 + RECORD_BYTES);
  key[0] = KIND.record;
  key.writeUInt32BE(collection, 1);
  key.writeUIntBE(record, 5, RECORD_BYTES);
  return key;
}

/** The record number at the end of a record's key. */
export function recordOfKey(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);
}

/** The record number that an index entry holds. */
export function recordOfValue(value: Buffer): number {
  return value.readUIntBE(0, RECORD_BYTES);
}

/**
 * The smallest bytes above all those that begin with `bytes`.
 * @throws RangeError when there are none (all 0xff), which no key of this layout is
 */
export function after(bytes: Buffer): Buffer {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0xff) length--;
  if (length === 0) throw new RangeError('no bytes come after these');
  const next = Buffer.from(bytes.subarray(0, length));
  next[length - 1] = (next[length - 1] ?? 0) + 1;
  return next;
}
