import { randomUUID } from 'node:crypto';
import { UUID } from 'bson';
import { decode } from '../bson/decode.js';
import { fail } from '../errors.js';
import { Collection } from './collection.js';
import { parseCollectionMeta } from './collection-meta.js';
import type { IndexRequest, IndexSpec } from './index-spec.js';
import { CATALOG_RANGE, idOfKey, KIND } from './keys.js';
import type { Store } from './store.js';

const ALL = Number.MAX_SAFE_INTEGER;
/** MongoDB's bound for `database.collection`, bytes. */
const MAX_NAMESPACE_BYTES = 255;

/** All the collections. Names are `database.collection`. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private lastId = 0;

  constructor(readonly store: Store) {
    store.nameKeysBy((key) => this.nameOf(key));
    for (const { key, value } of store.read(CATALOG_RANGE, ALL)) {
      const namespace = key.subarray(1).toString('utf8');
      const meta = parseCollectionMeta(decode(value), namespace);
      this.collections.set(namespace, new Collection(store, namespace, meta));
      this.lastId = Math.max(this.lastId, meta.id, ...meta.indexes.map((index) => index.id));
    }
  }

  /** What a key of the store belongs to, for errors. */
  private nameOf(key: Buffer): string {
    const id = idOfKey(key);
    for (const { namespace, meta } of this.collections.values()) {
      if (key[0] === KIND.index) {
        const index = meta.indexes.find((spec) => spec.id === id);
        if (index) return `index ${index.name} of ${namespace}`;
      } else if (id === meta.id) return `collection ${namespace}`;
    }
    return key[0] === KIND.catalog ? `catalogue entry ${key.toString('utf8', 1)}` : 'the store';
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  /** The collections of a database, by name. */
  of(database: string): Collection[] {
    return [...this.collections.values()]
      .filter((collection) => collection.namespace.startsWith(`${database}.`))
      .sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }

  /** The names of all the databases that hold a collection. */
  databases(): string[] {
    const names = [...this.collections.keys()].map((namespace) => namespace.slice(0, namespace.indexOf('.')));
    return [...new Set(names)].sort();
  }

  /** The collection of that name, made when it is not there. Within a transaction only. */
  ensure(namespace: string): Collection {
    const existing = this.collections.get(namespace);
    if (existing) return existing;
    checkNamespace(namespace);
    const id = this.nextId();
    const primary: IndexSpec = {
      id: this.nextId(),
      name: '_id_',
      key: { _id: 1 },
      unique: true,
      sparse: false,
      multikey: false,
    };
    const collection = new Collection(this.store, namespace, {
      id,
      uuid: new UUID(randomUUID()),
      indexes: [primary],
    });
    collection.save();
    this.collections.set(namespace, collection);
    return collection;
  }

  addIndex(collection: Collection, request: IndexRequest): void {
    collection.addIndex({ ...request, id: this.nextId(), multikey: false });
  }

  drop(collection: Collection): void {
    collection.drop();
    this.collections.delete(collection.namespace);
  }

  private nextId(): number {
    return ++this.lastId;
  }
}

/** @throws MongoError 73 when a collection may not bear that name */
export function checkNamespace(namespace: string): void {
  const dot = namespace.indexOf('.');
  const name = namespace.slice(dot + 1);
  if (name === '' || name.includes('\0') || name.startsWith('.') || name.endsWith('.')) {
    throw fail('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  }
  if (name.includes('$')) throw fail('InvalidNamespace', `Invalid collection name: ${name}`);
  if (name.startsWith('system.')) throw fail('InvalidNamespace', `Invalid system namespace: ${namespace}`);
  if (Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES) {
    throw fail('InvalidNamespace', `Fully qualified namespace is too long. Namespace: ${namespace} Max: 255`);
  }
}

/** @throws MongoError when a database may not bear that name */
export function checkDatabaseName(name: unknown): string {
  if (typeof name !== 'string') throw fail('BadValue', 'a command needs the name of its database ($db)');
  if (name === '' || name.length > 63 || /[/\\. "$\0]/.test(name)) {
    throw fail('InvalidNamespace', `Invalid database name: '${name}'`);
  }
  return name;
}
