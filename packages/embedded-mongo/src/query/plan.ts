import type { Collection } from '../storage/collection.js';
import type { CollectionIndex } from '../storage/collection-index.js';
import { after } from '../storage/keys.js';
import type { KeyRange } from '../storage/store.js';
import type { Condition, Filter } from './ast.js';
import { conjunction, fieldIntervals, type Interval } from './bounds.js';
import type { SortField } from './sort-spec.js';

/** How the documents of a query are reached. */
export type Plan =
  | { readonly kind: 'collection' }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'index';
      readonly index: CollectionIndex;
      readonly ranges: readonly KeyRange[];
      readonly backwards: boolean;
      /** Whether the scan yields the order asked for. */
      readonly sorted: boolean;
      /** How many of the index's fields bound the scan. */
      readonly bounded: number;
    };

type IndexPlan = Extract<Plan, { kind: 'index' }>;

/** More ranges than this are not worth a seek each. */
const MAX_RANGES = 50_000;
const SCORE = { field: 10, point: 6, unique: 100, sorted: 15 };

interface Bounds {
  readonly ranges: readonly KeyRange[];
  readonly bounded: number;
  readonly points: number;
  /** Leading fields that have one value only: they do not count in the order. */
  readonly fixed: number;
}

/** On a multikey index, of the fields below one array only one may be bounded: elements may differ. */
function sharesArray(index: CollectionIndex, field: number): boolean {
  const head = index.fields[field]?.parts[0];
  return index.spec.multikey && index.fields.slice(0, field).some((other) => other.parts[0] === head);
}

function multiply(prefixes: readonly Buffer[], intervals: readonly Interval[]): Buffer[] {
  return prefixes.flatMap((prefix) =>
    intervals.map((interval) => Buffer.concat([prefix, interval.point ?? interval.start])),
  );
}

function computeBounds(index: CollectionIndex, conditions: Map<string, Condition[]>): Bounds | undefined {
  let prefixes: Buffer[] = [index.prefix];
  let bounded = 0;
  let fixed = 0;
  for (const [position, field] of index.fields.entries()) {
    const known = sharesArray(index, position) ? [] : (conditions.get(field.path) ?? []);
    const intervals = fieldIntervals(known, index.spec.multikey, field.descending);
    if (!intervals || prefixes.length * intervals.length > MAX_RANGES) break;
    if (intervals.length === 0) return undefined;
    bounded++;
    if (!intervals.every((interval) => interval.point)) {
      const ranges = prefixes.flatMap((prefix) =>
        intervals.map(({ start, end }) => ({
          start: Buffer.concat([prefix, start]),
          end: Buffer.concat([prefix, end]),
        })),
      );
      return { ranges, bounded, points: bounded - 1, fixed };
    }
    if (intervals.length === 1 && fixed === position) fixed++;
    prefixes = multiply(prefixes, intervals);
  }
  return { ranges: prefixes.map((start) => ({ start, end: after(start) })), bounded, points: bounded, fixed };
}

/** Whether an index gives the order asked for: 1 forwards, -1 backwards, 0 not at all. */
function orderOf(index: CollectionIndex, fixed: number, sort: readonly SortField[]): number {
  if (index.spec.multikey) return 0;
  const single = new Set(index.fields.slice(0, fixed).map((field) => field.path));
  const wanted = sort.filter((field) => !single.has(field.path));
  if (wanted.length === 0) return 1;
  let direction = 0;
  for (const [position, field] of wanted.entries()) {
    const own = index.fields[fixed + position];
    if (own?.path !== field.path) return 0;
    const turn = own.descending === field.descending ? 1 : -1;
    if (direction !== 0 && turn !== direction) return 0;
    direction = turn;
  }
  return direction;
}

function planFor(
  index: CollectionIndex,
  conditions: Map<string, Condition[]>,
  sort: readonly SortField[],
): Plan {
  const bounds = computeBounds(index, conditions);
  if (!bounds) return { kind: 'nothing' };
  const order = sort.length > 0 ? orderOf(index, bounds.fixed, sort) : 0;
  const { ranges, bounded } = bounds;
  const backwards = order < 0;
  return {
    kind: 'index',
    index,
    ranges: backwards ? [...ranges].reverse() : ranges,
    backwards,
    sorted: order !== 0,
    bounded,
  };
}

function score(plan: IndexPlan, conditions: Map<string, Condition[]>): number {
  const points = computeBounds(plan.index, conditions)?.points ?? 0;
  const whole = plan.index.spec.unique && points === plan.index.fields.length ? SCORE.unique : 0;
  return plan.bounded * SCORE.field + points * SCORE.point + whole + (plan.sorted ? SCORE.sorted : 0);
}

/** An index that does not hold every document can serve only a query that asks for a value it must hold. */
function isComplete(index: CollectionIndex, plan: IndexPlan): boolean {
  if (index.partial) return false;
  // A sparse index leaves out documents without any of its fields; bounds never reach null.
  return !index.spec.sparse || plan.bounded > 0;
}

/**
 * Chooses how to reach the documents of a filter: the index that bounds it best, or the whole collection.
 * @param forced the index named by a hint
 */
export function choosePlan(
  collection: Collection,
  filter: Filter,
  sort: readonly SortField[],
  forced?: CollectionIndex | 'collection',
): Plan {
  if (forced === 'collection') return { kind: 'collection' };
  const conditions = conjunction(filter);
  if (forced) return planFor(forced, conditions, sort);
  let best: { plan: Plan; score: number } = { plan: { kind: 'collection' }, score: 0 };
  for (const index of collection.indexes) {
    const plan = planFor(index, conditions, sort);
    if (plan.kind === 'nothing') return plan;
    if (plan.kind !== 'index' || !isComplete(index, plan)) continue;
    const value = score(plan, conditions);
    if (value > best.score) best = { plan, score: value };
  }
  return best.plan;
}
