import { wholeNumber } from '../bson/numbers.js';
import { describe } from '../bson/text.js';
import { fail, type MongoError } from '../errors.js';
import { Variables } from '../expression/variables.js';
import { namesOf, type Filter } from '../query/ast.js';
import { matches } from '../query/match.js';
import { FilterParser } from '../query/parse.js';
import { indexEntries, keyValue, type Entries, type IndexField } from './index-entries.js';
import type { IndexSpec } from './index-spec.js';
import { checksumOf } from '../integrity/checksum.js';
import { after, indexPrefix, recordBytes, recordOfValue } from './keys.js';
import type { KeyRange, Store } from './store.js';
import type { TreeTally } from '../integrity/tally.js';

/** One index: what a document puts into it, and the entries in the store. */
export class CollectionIndex {
  readonly fields: readonly IndexField[];
  readonly prefix: Buffer;
  /** Which documents a partial index holds; undefined when it holds all. */
  readonly partial: Filter | undefined;

  constructor(
    private readonly store: Store,
    readonly namespace: string,
    readonly spec: IndexSpec,
  ) {
    this.prefix = indexPrefix(spec.id);
    this.fields = Object.entries(spec.key).map(([path, direction]) => ({
      path,
      parts: path.split('.'),
      descending: (wholeNumber(direction) ?? 1) < 0,
    }));
    this.partial =
      spec.partialFilterExpression &&
      new FilterParser(Variables.start(new Date(0))).parse(spec.partialFilterExpression);
  }

  /** The names of the fields that decide what a document puts into this index. */
  get fieldNames(): string[] {
    return [
      ...this.fields.map(({ parts }) => parts[0] ?? ''),
      ...(this.partial ? namesOf(this.partial) : []),
    ];
  }

  /** All the entries of this index. */
  get range(): KeyRange {
    return { start: this.prefix, end: after(this.prefix) };
  }

  /** What a document puts into this index. */
  entries(doc: object): Entries {
    if (this.partial && !matches(this.partial, doc)) return { keys: [], multikey: false };
    return indexEntries(doc, this.fields, this.spec.sparse, this.spec.name);
  }

  /** The key under which the store has an entry. */
  storedKey(key: Buffer, record: number): Buffer {
    return Buffer.concat(this.spec.unique ? [this.prefix, key] : [this.prefix, key, recordBytes(record)]);
  }

  /** @throws MongoError 11000 when another record has one of the keys and the index is unique */
  check(entries: Entries, doc: object, record: number): void {
    if (!this.spec.unique) return;
    for (const key of entries.keys) {
      const holder = this.store.get(Buffer.concat([this.prefix, key]));
      if (holder && recordOfValue(holder) !== record) throw this.duplicate(doc, key);
    }
  }

  /** The record that has a key in this unique index. */
  lookup(key: Buffer): number | undefined {
    const holder = this.store.get(Buffer.concat([this.prefix, key]));
    return holder && recordOfValue(holder);
  }

  put(entries: Entries, record: number, tally: TreeTally): void {
    for (const key of entries.keys)
      tally.add(this.store.put(this.storedKey(key, record), recordBytes(record)));
  }

  remove(entries: Entries, record: number, tally: TreeTally): void {
    for (const key of entries.keys) {
      const stored = this.storedKey(key, record);
      this.store.remove(stored);
      tally.remove(checksumOf(stored, recordBytes(record)));
    }
  }

  /** MongoDB's answer to a duplicate key. For an array the value shown is the element that is there already. */
  private duplicate(doc: object, key: Buffer): MongoError {
    const shown = Object.fromEntries(
      Object.entries(keyValue(doc, this.fields)).map(([path, value]) => [
        path,
        this.offender(path, value, key),
      ]),
    );
    const message = `E11000 duplicate key error collection: ${this.namespace} index: ${this.spec.name} dup key: ${describe(shown)}`;
    return fail('DuplicateKey', message, { keyPattern: this.spec.key, keyValue: shown });
  }

  private offender(path: string, value: unknown, key: Buffer): unknown {
    if (!Array.isArray(value) || this.fields.length !== 1) return value;
    const element: unknown = value.find((item) => {
      const probe = indexEntries(
        { [path]: item },
        [{ path, parts: [path], descending: this.fields[0]?.descending === true }],
        false,
        '',
      );
      return probe.keys.some((candidate) => candidate.equals(key));
    });
    return element ?? value;
  }
}
