import { decode } from '../bson/decode.js';
import type { Doc } from '../bson/types.js';
import { SCAN_CHUNK_ENTRIES } from '../limits.js';
import type { Collection } from '../storage/collection.js';
import { recordOfKey, recordOfValue } from '../storage/keys.js';
import type { Entry, KeyRange, Store } from '../storage/store.js';
import type { Filter } from './ast.js';
import type { Budget } from './budget.js';
import { matches } from './match.js';
import type { Plan } from './plan.js';

/** A document as a query finds it. */
export interface Found {
  readonly record: number;
  readonly bytes: Buffer;
  readonly doc: Doc;
}

const ZERO = Buffer.alloc(1);
const FIRST_CHUNK = 8;

/** Reads a range in growing chunks. Nothing stays open between them, so a cursor may rest for minutes. */
function* entriesOf(store: Store, range: KeyRange, backwards: boolean): Generator<Entry> {
  let rest = range;
  for (let size = FIRST_CHUNK; ; size = Math.min(size * 4, SCAN_CHUNK_ENTRIES)) {
    const entries = store.read(rest, size, backwards);
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < size) return;
    rest = backwards
      ? { start: rest.start, end: last.key }
      : { start: Buffer.concat([last.key, ZERO]), end: rest.end };
  }
}

function* recordsOf(store: Store, plan: Plan, budget: Budget): Generator<number> {
  if (plan.kind !== 'index') return;
  const seen = plan.index.spec.multikey ? new Set<number>() : undefined;
  for (const range of plan.ranges) {
    for (const { value } of entriesOf(store, range, plan.backwards)) {
      budget.key();
      const record = recordOfValue(value);
      if (seen?.has(record)) continue;
      seen?.add(record);
      yield record;
    }
  }
}

function* candidates(
  store: Store,
  collection: Collection,
  plan: Plan,
  budget: Budget,
): Generator<[number, Buffer]> {
  if (plan.kind === 'collection') {
    for (const { key, value } of entriesOf(store, collection.range, false)) yield [recordOfKey(key), value];
    return;
  }
  for (const record of recordsOf(store, plan, budget)) {
    const bytes = collection.read(record);
    if (bytes) yield [record, bytes];
  }
}

/** The documents that a filter matches, in the order of the plan, one at a time. */
export function* scan(
  store: Store,
  collection: Collection,
  plan: Plan,
  filter: Filter,
  budget: Budget,
): Generator<Found> {
  for (const [record, bytes] of candidates(store, collection, plan, budget)) {
    budget.document();
    const doc = decode(bytes);
    if (matches(filter, doc)) yield { record, bytes, doc };
  }
}
