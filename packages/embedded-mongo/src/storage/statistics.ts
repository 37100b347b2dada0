import type { Doc } from '../bson/types.js';
import { SCAN_CHUNK_ENTRIES } from '../limits.js';
import type { Budget } from '../query/budget.js';
import { PAUSE, type Pause } from '../query/pause.js';
import type { Catalog } from './catalog.js';
import type { Collection } from './collection.js';
import type { KeyRange, Store } from './store.js';

/** What a collection holds, in documents and bytes. */
export interface CollectionSizes {
  readonly count: number;
  /** Bytes of the documents. */
  readonly size: number;
  /** Bytes of the documents and their keys in the store. */
  readonly storageSize: number;
  /** Bytes of each index, by name. */
  readonly indexSizes: Readonly<Record<string, number>>;
}

const ZERO = Buffer.alloc(1);

/** Adds up the sizes of the entries of a range. */
function* sumOf(
  store: Store,
  range: KeyRange,
  budget: Budget,
): Generator<Pause, { count: number; keys: number; values: number }> {
  const sum = { count: 0, keys: 0, values: 0 };
  for (let { start } = range; ;) {
    const entries = store.read({ start, end: range.end }, SCAN_CHUNK_ENTRIES);
    for (const { key, value } of entries) {
      sum.count++;
      sum.keys += key.length;
      sum.values += value.length;
    }
    const last = entries.at(-1);
    if (!last) return sum;
    start = Buffer.concat([last.key, ZERO]);
    budget.checkTime();
    if (budget.pauseDue) {
      yield PAUSE;
      budget.resumed();
    }
  }
}

/** Walks over a collection and its indexes and measures them. */
export function* measure(
  store: Store,
  collection: Collection,
  budget: Budget,
): Generator<Pause, CollectionSizes> {
  const documents = yield* sumOf(store, collection.range, budget);
  const indexSizes: Record<string, number> = {};
  for (const index of collection.indexes) {
    const { keys, values } = yield* sumOf(store, index.range, budget);
    indexSizes[index.spec.name] = keys + values;
  }
  const { count, keys, values } = documents;
  return { count, size: values, storageSize: keys + values, indexSizes };
}

const total = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** The sizes of a collection as MongoDB shows them. @param scale bytes that make one unit */
export function showCollectionSizes(sizes: CollectionSizes, scale: number): Doc {
  const { count, size, storageSize, indexSizes } = sizes;
  const scaled = (bytes: number): number => Math.floor(bytes / scale);
  const totalIndexSize = total(indexSizes);
  return {
    size: scaled(size),
    count,
    ...(count > 0 && { avgObjSize: Math.floor(size / count) }),
    storageSize: scaled(storageSize),
    freeStorageSize: 0,
    capped: false,
    nindexes: Object.keys(indexSizes).length,
    indexDetails: {},
    indexBuilds: [],
    totalIndexSize: scaled(totalIndexSize),
    totalSize: scaled(storageSize + totalIndexSize),
    indexSizes: Object.fromEntries(Object.entries(indexSizes).map(([name, bytes]) => [name, scaled(bytes)])),
    scaleFactor: scale,
  };
}

/** Adds up the collections of a database as `dbStats` shows them. */
export function* databaseSizes(
  catalog: Catalog,
  database: string,
  scale: number,
  budget: Budget,
): Generator<Pause, Doc> {
  const sum = { collections: 0, objects: 0, dataSize: 0, storageSize: 0, indexes: 0, indexSize: 0 };
  for (const collection of catalog.of(database)) {
    const sizes = yield* measure(catalog.store, collection, budget);
    sum.collections++;
    sum.objects += sizes.count;
    sum.dataSize += sizes.size;
    sum.storageSize += sizes.storageSize;
    sum.indexes += Object.keys(sizes.indexSizes).length;
    sum.indexSize += total(sizes.indexSizes);
  }
  const scaled = (bytes: number): number => Math.floor(bytes / scale);
  return {
    db: database,
    collections: sum.collections,
    views: 0,
    objects: sum.objects,
    avgObjSize: sum.objects > 0 ? sum.dataSize / sum.objects : 0,
    dataSize: scaled(sum.dataSize),
    storageSize: scaled(sum.storageSize),
    indexes: sum.indexes,
    indexSize: scaled(sum.indexSize),
    totalSize: scaled(sum.storageSize + sum.indexSize),
    scaleFactor: scale,
  };
}
