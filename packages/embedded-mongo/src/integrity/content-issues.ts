import { decode } from '../bson/decode.js';
import { MongoError } from '../errors.js';
import { SCAN_CHUNK_ENTRIES } from '../limits.js';
import type { Catalog } from '../storage/catalog.js';
import type { Collection } from '../storage/collection.js';
import type { CollectionIndex } from '../storage/collection-index.js';
import { recordOfKey, recordOfValue } from '../storage/keys.js';
import type { Entry, KeyRange, Store } from '../storage/store.js';
import { messageOf } from '../system-error.js';

const ZERO = Buffer.alloc(1);

function* entriesOf(store: Store, range: KeyRange): Generator<Entry> {
  for (let { start } = range; ;) {
    const entries = store.read({ start, end: range.end }, SCAN_CHUNK_ENTRIES);
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    start = Buffer.concat([last.key, ZERO]);
  }
}

/** Looks for the index entries of each document. @returns how many entries each index must have */
function* documentIssues(
  store: Store,
  collection: Collection,
): Generator<string, ReadonlyMap<CollectionIndex, number>> {
  const expected = new Map(collection.indexes.map((index) => [index, 0]));
  for (const { key, value } of entriesOf(store, collection.range)) {
    const record = recordOfKey(key);
    let doc: object;
    try {
      doc = decode(value);
    } catch (error) {
      yield `${collection.namespace}: document ${record} cannot be read: ${messageOf(error)}`;
      continue;
    }
    for (const index of collection.indexes) {
      const { keys } = index.entries(doc);
      expected.set(index, (expected.get(index) ?? 0) + keys.length);
      for (const part of keys) {
        const held = store.get(index.storedKey(part, record));
        if (held && recordOfValue(held) === record) continue;
        const what = held ? `belongs to document ${recordOfValue(held)}` : 'is missing';
        yield `${collection.namespace}: the entry of document ${record} in index ${index.spec.name} ${what}`;
      }
    }
  }
  return expected;
}

function* indexIssues(
  store: Store,
  collection: Collection,
  index: CollectionIndex,
  expected: number,
): Generator<string> {
  let found = 0;
  const name = `${collection.namespace}: index ${index.spec.name}`;
  for (const { value } of entriesOf(store, index.range)) {
    found++;
    if (!collection.read(recordOfValue(value)))
      yield `${name} has an entry of document ${recordOfValue(value)}, which does not exist`;
  }
  if (found !== expected) yield `${name} has ${found} entries instead of ${expected}`;
}

function* collectionIssues(store: Store, collection: Collection): Generator<string> {
  const expected = yield* documentIssues(store, collection);
  for (const index of collection.indexes)
    yield* indexIssues(store, collection, index, expected.get(index) ?? 0);
}

/** Compares every document with its index entries, and every index entry with its document. */
export function* contentIssues(catalog: Catalog): Generator<string> {
  for (const database of catalog.databases()) {
    for (const collection of catalog.of(database)) {
      try {
        yield* collectionIssues(catalog.store, collection);
      } catch (error) {
        if (!(error instanceof MongoError)) throw error;
        yield error.message;
      }
    }
  }
}
