import { decode } from '../bson/decode.js';
import { encodeKey } from '../bson/key.js';
import { TTL_SWEEP_BATCH } from '../limits.js';
import { RANKS } from '../bson/order.js';
import { valuesAt } from '../query/paths.js';
import type { Catalog } from './catalog.js';
import type { Collection } from './collection.js';
import type { CollectionIndex } from './collection-index.js';
import { recordOfValue } from './keys.js';
import { invert } from '../bson/key.js';
import { after } from './keys.js';
import type { KeyRange } from './store.js';

/** The entries of a TTL index whose dates are at or before a time. */
function expiredRange(index: CollectionIndex, deadline: Date): KeyRange {
  const first = Buffer.from([RANKS.date]);
  const last = after(encodeKey(deadline));
  const [start, end] = index.fields[0]?.descending
    ? [after(invert(last)), after(invert(first))]
    : [first, last];
  return { start: Buffer.concat([index.prefix, start]), end: Buffer.concat([index.prefix, end]) };
}

/** Of several dates in an array the earliest counts; what is no date never expires. */
function isExpired(doc: object, index: CollectionIndex, deadline: Date): boolean {
  const values = valuesAt(doc, index.fields[0]?.parts ?? []);
  return values.some((value) => value instanceof Date && value.getTime() <= deadline.getTime());
}

function sweepIndex(catalog: Catalog, collection: Collection, index: CollectionIndex, now: Date): number {
  const seconds = index.spec.expireAfterSeconds ?? 0;
  const deadline = new Date(now.getTime() - seconds * 1000);
  let removed = 0;
  for (const { value } of catalog.store.read(expiredRange(index, deadline), TTL_SWEEP_BATCH)) {
    const record = recordOfValue(value);
    const bytes = collection.read(record);
    if (!bytes) continue;
    const doc = decode(bytes);
    if (!isExpired(doc, index, deadline)) continue;
    collection.remove(record, doc, bytes);
    removed++;
  }
  return removed;
}

/**
 * Removes the documents whose time is over, as their TTL indexes say.
 * @returns how many were removed
 */
export async function sweepExpired(catalog: Catalog, now: Date): Promise<number> {
  let total = 0;
  for (const database of catalog.databases()) {
    for (const collection of catalog.of(database)) {
      for (const index of collection.indexes.filter(({ spec }) => spec.expireAfterSeconds !== undefined)) {
        let removed: number;
        do {
          removed = await catalog.store.write(() =>
            collection.indexes.includes(index) ? sweepIndex(catalog, collection, index, now) : 0,
          );
          total += removed;
        } while (removed === TTL_SWEEP_BATCH);
      }
    }
  }
  return total;
}
