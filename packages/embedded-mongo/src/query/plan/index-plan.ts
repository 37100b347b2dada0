import type { CollectionIndex } from '../../storage/collection-index.js';
import { after } from '../../storage/keys.js';
import type { KeyRange } from '../../storage/store.js';
import { fieldIntervals, type Conditions, type Interval } from './bounds.js';
import type { SortField } from '../sort-spec.js';

/** A scan of stretches of one index. */
export interface IndexPlan {
  readonly kind: 'index';
  readonly index: CollectionIndex;
  readonly ranges: readonly KeyRange[];
  readonly backwards: boolean;
  /** Whether the scan yields the requested order. */
  readonly sorted: boolean;
  /** How many of the index's fields bound the scan. */
  readonly bounded: number;
  /** How many of them are bound to single values. */
  readonly points: number;
  /** What bounds each of them, in the index's own order. */
  readonly intervals: readonly (readonly Interval[])[];
}

/** The conditions contradict one another: there is nothing to find. */
export interface Nothing {
  readonly kind: 'nothing';
}

/** More ranges than this are not worth a seek each. */
const MAX_RANGES = 50_000;

type Bounds = Pick<IndexPlan, 'ranges' | 'bounded' | 'points' | 'intervals'> & {
  /** Leading fields that have one value only: they do not count in the order. */
  readonly fixed: number;
};

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

function rangesWithin(prefixes: readonly Buffer[], intervals: readonly Interval[]): KeyRange[] {
  return prefixes.flatMap((prefix) =>
    intervals.map(({ start, end }) => ({
      start: Buffer.concat([prefix, start]),
      end: Buffer.concat([prefix, end]),
    })),
  );
}

function computeBounds(index: CollectionIndex, conditions: Conditions): Bounds | undefined {
  let prefixes: Buffer[] = [index.prefix];
  const found: Interval[][] = [];
  let fixed = 0;
  for (const [position, field] of index.fields.entries()) {
    const known = sharesArray(index, position) ? [] : (conditions.get(field.path) ?? []);
    const intervals = fieldIntervals(known, index.spec.multikey, field.descending);
    if (!intervals || prefixes.length * intervals.length > MAX_RANGES) break;
    if (intervals.length === 0) return undefined;
    found.push(intervals);
    if (!intervals.every((interval) => interval.point)) {
      const ranges = rangesWithin(prefixes, intervals);
      return { ranges, bounded: found.length, points: found.length - 1, intervals: found, fixed };
    }
    if (intervals.length === 1 && fixed === position) fixed++;
    prefixes = multiply(prefixes, intervals);
  }
  const ranges = prefixes.map((start) => ({ start, end: after(start) }));
  return { ranges, bounded: found.length, points: found.length, intervals: found, fixed };
}

/** Whether an index gives the requested order: 1 forwards, -1 backwards, 0 not. */
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

/** The scan of one index that a query's conditions and order ask for. */
export function planFor(
  index: CollectionIndex,
  conditions: Conditions,
  sort: readonly SortField[],
): IndexPlan | Nothing {
  const bounds = computeBounds(index, conditions);
  if (!bounds) return { kind: 'nothing' };
  const { fixed, ranges, bounded, points, intervals } = bounds;
  const order = sort.length > 0 ? orderOf(index, fixed, sort) : 0;
  const backwards = order < 0;
  return {
    kind: 'index',
    index,
    ranges: backwards ? [...ranges].reverse() : ranges,
    backwards,
    sorted: order !== 0,
    bounded,
    points,
    intervals,
  };
}
