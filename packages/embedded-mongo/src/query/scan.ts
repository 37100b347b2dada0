import { decode } from '../bson/decode.js';
import { pick } from '../bson/skimmer.js';
import type { Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import { SCAN_CHUNK_ENTRIES } from '../limits.js';
import type { Collection } from '../storage/collection.js';
import { recordOfKey, recordOfValue } from '../storage/keys.js';
import type { Entry, KeyRange, Store } from '../storage/store.js';
import { EXPRESSION, namesOf, type Filter } from './ast.js';
import type { Budget } from './budget.js';
import type { IndexPlan } from './plan/index-plan.js';
import { matches } from './match.js';
import { PAUSE, type Pause } from './pause.js';
import type { Plan } from './plan/plan.js';

/** Documents larger than this are not decoded whole to look at a few of their fields, bytes. */
const LARGE_BYTES = 1_024;

/** A document as a query finds it. It is decoded when somebody wants to see it. */
export class Found {
  private decoded: Doc | undefined;

  constructor(
    readonly record: number,
    readonly bytes: Buffer,
  ) {}

  get doc(): Doc {
    return (this.decoded ??= decode(this.bytes));
  }

  /** The document with at least these fields: of a large one no more is decoded. */
  fields(names: ReadonlySet<string>): Doc {
    return this.decoded || this.bytes.length <= LARGE_BYTES ? this.doc : pick(this.bytes, names);
  }
}

/** A test of whether a document matches that decodes no more of a large one than the filter looks at. */
function tester(filter: Filter): (found: Found) => boolean {
  if (
    filter.kind === 'and' &&
    filter.filters.every((part) => part.kind === 'and' && part.filters.length === 0)
  )
    return () => true;
  const names = new Set(namesOf(filter));
  if (names.has(EXPRESSION)) return (found) => matches(filter, found.doc);
  return (found) => matches(filter, found.fields(names));
}

const ZERO = Buffer.alloc(1);
const FIRST_CHUNK = 8;

/** What a scan reads from; it may rest between two chunks, and the world may change meanwhile. */
class Source {
  constructor(
    readonly store: Store,
    readonly collection: Collection,
    private readonly plan: Plan,
  ) {}

  /** @throws MongoError 175 when the collection or an index of the plan is gone: the rest cannot be found any more */
  check(): void {
    const { collection, plan } = this;
    const scans = plan.kind === 'index' ? [plan] : plan.kind === 'union' ? plan.branches : [];
    const lost = scans.find(({ index }) => !collection.indexes.includes(index));
    if (collection.isDropped || lost) {
      const what = lost ? `index '${lost.index.spec.name}'` : 'collection';
      throw fail('QueryPlanKilled', `query plan killed :: caused by :: ${what} dropped`);
    }
  }
}

/** Reads a range in growing chunks. Nothing stays open between them, so a cursor may rest for minutes. */
function* entriesOf(source: Source, range: KeyRange, backwards: boolean): Generator<Entry> {
  let rest = range;
  for (let size = FIRST_CHUNK; ; size = Math.min(size * 4, SCAN_CHUNK_ENTRIES)) {
    source.check();
    const entries = source.store.read(rest, size, backwards);
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < size) return;
    rest = backwards
      ? { start: rest.start, end: last.key }
      : { start: Buffer.concat([last.key, ZERO]), end: rest.end };
  }
}

function* recordsOf(
  source: Source,
  scans: readonly IndexPlan[],
  budget: Budget,
): Generator<[number, Buffer]> {
  // Several keys may lead to one document, and so may several scans.
  const once = scans.length > 1 || scans.some(({ index }) => index.spec.multikey);
  const seen = new Set<number>();
  for (const { ranges, backwards } of scans) {
    for (const range of ranges) {
      for (const { key, value } of entriesOf(source, range, backwards)) {
        budget.key();
        const record = recordOfValue(value);
        if (once && seen.has(record)) continue;
        if (once) seen.add(record);
        yield [record, key];
      }
    }
  }
}

/** @throws MongoError 301 when an index entry is still there, and its document is not: it was not deleted since the entry was read */
function checkGone(store: Store, record: number, key: Buffer): void {
  const value = store.get(key);
  if (value && recordOfValue(value) === record) throw store.damage(key, `its document ${record} is missing`);
}

function* candidates(source: Source, plan: Plan, budget: Budget): Generator<[number, Buffer]> {
  if (plan.kind === 'nothing') return;
  const { collection } = source;
  if (plan.kind === 'collection') {
    for (const { key, value } of entriesOf(source, collection.range, false)) yield [recordOfKey(key), value];
    return;
  }
  const scans = plan.kind === 'union' ? plan.branches : [plan];
  for (const [record, key] of recordsOf(source, scans, budget)) {
    const bytes = collection.read(record);
    if (bytes) yield [record, bytes];
    else checkGone(source.store, record, key);
  }
}

/** The documents that a filter matches, in the order of the plan, one at a time, with pauses in between. */
export function* scan(
  store: Store,
  collection: Collection,
  plan: Plan,
  filter: Filter,
  budget: Budget,
): Generator<Found | Pause> {
  const test = tester(filter);
  for (const [record, bytes] of candidates(new Source(store, collection, plan), plan, budget)) {
    budget.document();
    const found = new Found(record, bytes);
    if (test(found)) yield found;
    if (budget.pauseDue) {
      yield PAUSE;
      budget.resumed();
    }
  }
}
