import { Binary } from 'bson';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import type { Storable } from '../bson/raw-document.js';
import { isDeeperThan } from '../bson/size.js';
import type { Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import { MAX_DOCUMENT_BYTES, MAX_NESTING_LEVELS, SCAN_CHUNK_ENTRIES } from '../limits.js';
import { checksumOf } from '../integrity/checksum.js';
import { CollectionIndex } from './collection-index.js';
import type { Entries } from './index-entries.js';
import type { IndexSpec } from './index-spec.js';
import { after, catalogKey, recordKey, recordOfKey, recordPrefix, tallyKey } from './keys.js';
import type { KeyRange, Store } from './store.js';
import { CollectionTally } from '../integrity/tally.js';

/** A collection as the catalogue keeps it. */
export interface CollectionMeta {
  readonly id: number;
  readonly uuid: Binary;
  indexes: IndexSpec[];
}

/** The documents of one collection and their indexes. Writing is done within a transaction of the store. */
export class Collection {
  indexes: CollectionIndex[];
  /** Whether it was dropped: who still holds it must not read on. */
  isDropped = false;
  private nextRecord: number;
  private fieldNames: ReadonlySet<string> | undefined;
  private documents: number;
  private readonly tally: CollectionTally;

  constructor(
    private readonly store: Store,
    readonly namespace: string,
    readonly meta: CollectionMeta,
  ) {
    this.indexes = meta.indexes.map((spec) => new CollectionIndex(store, namespace, spec));
    const last = store.lastKey(this.range);
    this.nextRecord = last ? recordOfKey(last) + 1 : 1;
    const tally = store.get(tallyKey(meta.id));
    if (last && !tally) throw store.damage(tallyKey(meta.id), 'the count of its documents is missing');
    this.tally = tally ? CollectionTally.decode(tally) : new CollectionTally();
    this.documents = this.tally.documents.count;
  }

  /** The keys of all the documents, in the order in which they were inserted. */
  get range(): KeyRange {
    const prefix = recordPrefix(this.meta.id);
    return { start: prefix, end: after(prefix) };
  }

  /** How many documents there are, as far as they are on disk. */
  get count(): number {
    return this.documents;
  }

  /** How many entries its indexes have. */
  get entryCount(): number {
    return [...this.tally.indexes.values()].reduce((sum, { count }) => sum + count, 0);
  }

  private counted(more: 1 | -1): void {
    this.store.afterCommit(() => (this.documents += more));
  }

  /** The stored bytes of a record. */
  read(record: number): Buffer | undefined {
    return this.store.get(recordKey(this.meta.id, record));
  }

  /** @throws MongoError 11000 for a duplicate key; then nothing was written */
  insert(doc: Doc): void {
    this.insertStorable({ bytes: encodeStored(doc, 'object to insert too large'), fields: doc });
  }

  /** The names of the fields that the indexes are made of. */
  get indexedFields(): ReadonlySet<string> {
    return (this.fieldNames ??= new Set(this.indexes.flatMap((index) => index.fieldNames)));
  }

  /**
   * Inserts a document that is encoded already.
   * @param document its bytes, and at least those of its fields that the indexes are made of
   * @throws MongoError 11000 for a duplicate key, 10334 for a document that is too large; then nothing was written
   */
  insertStorable({ bytes, fields: doc }: Storable): void {
    checkSize(bytes, 'object to insert too large');
    const record = this.nextRecord;
    const plans = this.plan(doc, record);
    this.nextRecord++;
    this.note(plans);
    this.countedAtEnd();
    this.tally.documents.add(this.store.put(recordKey(this.meta.id, record), bytes));
    for (const { index, entries } of plans) index.put(entries, record, this.tally.index(index.spec.id));
    this.counted(1);
  }

  /**
   * Puts another document in a record's place.
   * @returns whether it differs from the one before
   * @throws MongoError 11000 for a duplicate key; then nothing was written
   */
  replace(record: number, before: Doc, beforeBytes: Buffer, doc: Doc): boolean {
    const bytes = encodeStored(doc, 'Resulting document after update is larger than 16777216');
    if (bytes.equals(beforeBytes)) return false;
    const plans = this.plan(doc, record);
    this.note(plans);
    this.countedAtEnd();
    for (const { index, entries } of plans) {
      const old = index.entries(before);
      if (sameKeys(old, entries)) continue;
      index.remove(old, record, this.tally.index(index.spec.id));
      index.put(entries, record, this.tally.index(index.spec.id));
    }
    const key = recordKey(this.meta.id, record);
    this.tally.documents.remove(checksumOf(key, beforeBytes));
    this.tally.documents.add(this.store.put(key, bytes));
    return true;
  }

  /** @param bytes the stored bytes of the document */
  remove(record: number, doc: Doc, bytes: Buffer): void {
    this.countedAtEnd();
    for (const index of this.indexes)
      index.remove(index.entries(doc), record, this.tally.index(index.spec.id));
    const key = recordKey(this.meta.id, record);
    this.store.remove(key);
    this.tally.documents.remove(checksumOf(key, bytes));
    this.counted(-1);
  }

  /** Writes the tallies with what the action writes. */
  private countedAtEnd(): void {
    this.store.atEndOfAction(this, () => {
      if (!this.isDropped) this.store.put(tallyKey(this.meta.id), this.tally.encode());
    });
  }

  private plan(doc: Doc, record: number): { index: CollectionIndex; entries: Entries }[] {
    return this.indexes.map((index) => {
      const entries = index.entries(doc);
      index.check(entries, doc, record);
      return { index, entries };
    });
  }

  /** Writes down which indexes have met an array: the planner must know before it combines bounds. */
  private note(plans: readonly { index: CollectionIndex; entries: Entries }[]): void {
    const fresh = plans.filter(({ index, entries }) => entries.multikey && !index.spec.multikey);
    if (fresh.length === 0) return;
    for (const { index } of fresh) index.spec.multikey = true;
    this.save();
  }

  /** Writes the catalogue entry. */
  save(): void {
    for (const { id } of this.meta.indexes) this.tally.index(id);
    this.countedAtEnd();
    this.store.put(
      catalogKey(this.namespace),
      encode({ id: this.meta.id, uuid: this.meta.uuid, indexes: this.meta.indexes }),
    );
  }

  /** Builds an index over the documents that are there. @throws MongoError 11000 when they break its uniqueness */
  addIndex(spec: IndexSpec): void {
    const index = new CollectionIndex(this.store, this.namespace, spec);
    try {
      this.eachRecord((record, doc) => {
        const entries = index.entries(doc);
        index.check(entries, doc, record);
        if (entries.multikey) spec.multikey = true;
        index.put(entries, record, this.tally.index(spec.id));
      });
    } catch (error) {
      this.store.clear(index.range, SCAN_CHUNK_ENTRIES);
      this.tally.indexes.delete(spec.id);
      throw error;
    }
    this.indexes.push(index);
    this.fieldNames = undefined;
    this.meta.indexes.push(spec);
    this.save();
  }

  dropIndex(name: string): void {
    const index = this.indexes.find((candidate) => candidate.spec.name === name);
    if (!index) return;
    this.store.clear(index.range, SCAN_CHUNK_ENTRIES);
    this.tally.indexes.delete(index.spec.id);
    this.indexes = this.indexes.filter((candidate) => candidate !== index);
    this.fieldNames = undefined;
    this.meta.indexes = this.meta.indexes.filter((spec) => spec.name !== name);
    this.save();
  }

  /** Removes the collection with all that belongs to it. */
  drop(): void {
    this.store.clear(this.range, SCAN_CHUNK_ENTRIES);
    for (const index of this.indexes) this.store.clear(index.range, SCAN_CHUNK_ENTRIES);
    this.store.remove(catalogKey(this.namespace));
    this.store.remove(tallyKey(this.meta.id));
    this.indexes = [];
    this.isDropped = true;
    this.store.afterCommit(() => (this.documents = 0));
  }

  private eachRecord(visit: (record: number, doc: Doc) => void): void {
    let { start } = this.range;
    const { end } = this.range;
    for (;;) {
      const entries = this.store.read({ start, end }, SCAN_CHUNK_ENTRIES);
      for (const { key, value } of entries) visit(recordOfKey(key), decode(value));
      const last = entries.at(-1);
      if (!last) return;
      start = Buffer.concat([last.key, Buffer.alloc(1)]);
    }
  }
}

function checkSize(bytes: Buffer, message: string): void {
  if (bytes.length <= MAX_DOCUMENT_BYTES) return;
  throw fail(
    'BSONObjectTooLarge',
    `${message}. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
  );
}

function encodeStored(doc: Doc, message: string): Buffer {
  const bytes = encode(doc);
  checkSize(bytes, message);
  // An update can put something deep into something deep; it could never be read again.
  if (isDeeperThan(doc, MAX_NESTING_LEVELS))
    throw fail('Overflow', `Document exceeds maximum nested object depth: ${MAX_NESTING_LEVELS}`);
  return bytes;
}

function sameKeys(a: Entries, b: Entries): boolean {
  return a.keys.length === b.keys.length && a.keys.every((key, index) => b.keys[index]?.equals(key) === true);
}
