import { fail } from '../errors.js';
import { isDoc } from '../bson/types.js';
import type { Collection } from '../storage/collection.js';
import type { CollectionIndex } from '../storage/collection-index.js';
import { sameKey } from '../storage/index-spec.js';
import type { Store } from '../storage/store.js';
import type { Filter } from './ast.js';
import type { Budget } from './budget.js';
import { PAUSE, type Pause } from './pause.js';
import { choosePlan } from './plan/plan.js';
import { Found, scan } from './scan.js';
import { Sorter, sortKey } from './sort.js';
import type { SortField } from './sort-spec.js';

/** What to find, and in which order. */
export interface Query {
  readonly filter: Filter;
  readonly sort: readonly SortField[];
  /** How many documents at most; undefined for all. */
  readonly limit: number | undefined;
  readonly skip: number;
  readonly hint?: unknown;
}

/** The index that a hint names. @throws MongoError when there is none */
export function resolveHint(
  collection: Collection,
  hint: unknown,
): CollectionIndex | 'collection' | undefined {
  if (hint === undefined || (isDoc(hint) && Object.keys(hint).length === 0)) return undefined;
  if (isDoc(hint) && Object.hasOwn(hint, '$natural')) return 'collection';
  const index = collection.indexes.find(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : isDoc(hint) && sameKey(spec.key, hint),
  );
  if (!index) {
    throw fail(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return index;
}

function* ordered(
  found: Iterable<Found | Pause>,
  sort: readonly SortField[],
  limit: number | undefined,
): Generator<Found | Pause> {
  const sorter = new Sorter<Found>(limit);
  const names = new Set(sort.map(({ parts }) => parts[0] ?? ''));
  for (const item of found) {
    if (item === PAUSE) yield PAUSE;
    // Held as bytes: decoded documents are several times as large.
    else sorter.add(new Found(item.record, item.bytes), sortKey(item.fields(names), sort), item.bytes.length);
  }
  yield* sorter.finish();
}

/** The documents of a query, in its order, one at a time, with pauses in between. */
export function* find(
  store: Store,
  collection: Collection,
  query: Query,
  budget: Budget,
): Generator<Found | Pause> {
  const { filter, sort, limit, skip } = query;
  const plan = choosePlan(collection, filter, sort, resolveHint(collection, query.hint));
  let documents: Iterable<Found | Pause> = scan(store, collection, plan, filter, budget);
  if (sort.length > 0 && !(plan.kind === 'index' && plan.sorted)) {
    documents = ordered(documents, sort, limit === undefined ? undefined : limit + skip);
  }
  let position = 0;
  if (limit === 0) return;
  for (const item of documents) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    if (position++ < skip) continue;
    yield item;
    if (limit !== undefined && position >= skip + limit) return;
  }
}
