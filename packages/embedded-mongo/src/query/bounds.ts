import { Double } from 'bson';
import { rankOf } from '../bson/compare.js';
import { encodeKey, invert } from '../bson/key.js';
import { isNumeric, toNumber } from '../bson/numbers.js';
import { RANKS } from '../bson/order.js';
import { after } from '../storage/keys.js';
import type { Condition, Filter } from './ast.js';

/** The keys of one index field from `start` (with it) to `end` (without it). */
export interface Interval {
  readonly start: Buffer;
  readonly end: Buffer;
  /** The whole key, when only one value lies within. */
  readonly point?: Buffer;
}

/** The conditions of a filter that every match must meet, by path. */
export function conjunction(filter: Filter): Map<string, Condition[]> {
  const found = new Map<string, Condition[]>();
  const visit = (node: Filter): void => {
    if (node.kind === 'and') node.filters.forEach(visit);
    if (node.kind !== 'field' || node.operator.kind !== 'is') return;
    const list = found.get(node.path) ?? [];
    list.push(node.operator.condition);
    found.set(node.path, list);
  };
  visit(filter);
  return found;
}

function point(value: unknown): Interval {
  const key = encodeKey(value);
  return { start: key, end: after(key), point: key };
}

/** An index tells an array's elements apart, not the array as a whole; and null has too many meanings. */
function isPlain(value: unknown): boolean {
  const rank = rankOf(value);
  return rank !== RANKS.array && rank !== RANKS.null && rank !== RANKS.minKey && rank !== RANKS.maxKey;
}

const LOWEST_NUMBER = encodeKey(new Double(Number.NEGATIVE_INFINITY));

function comparison(op: 'gt' | 'gte' | 'lt' | 'lte', value: unknown): Interval | undefined {
  if (!isPlain(value) || (isNumeric(value) && Number.isNaN(toNumber(value)))) return undefined;
  const key = encodeKey(value);
  const rank = Buffer.from([rankOf(value)]);
  if (op === 'gt') return { start: after(key), end: after(rank) };
  if (op === 'gte') return { start: key, end: after(rank) };
  const start = rankOf(value) === RANKS.int ? LOWEST_NUMBER : rank;
  return op === 'lt' ? { start, end: key } : { start, end: after(key) };
}

function prefixed(prefix: string): Interval {
  const key = encodeKey(prefix);
  // Without the two zeros that end a text.
  const start = key.subarray(0, key.length - 2);
  return { start, end: after(start) };
}

/** The intervals within which a condition's matches lie; undefined when the index cannot tell. */
function intervalsOf(condition: Condition): Interval[] | undefined {
  switch (condition.op) {
    case 'eq':
      return isPlain(condition.value) ? [point(condition.value)] : undefined;
    case 'in':
      if (condition.regexes.length > 0 || !condition.values.every(isPlain)) return undefined;
      return distinct(condition.values.map(point));
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      const interval = comparison(condition.op, condition.value);
      return interval && [interval];
    }
    case 'regex': {
      if (condition.prefix === undefined) return undefined;
      // A stored regular expression equal to the one asked for matches too.
      return [
        prefixed(condition.prefix),
        { start: Buffer.from([RANKS.regex]), end: Buffer.from([RANKS.regex + 1]) },
      ];
    }
    default:
      return undefined;
  }
}

function distinct(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => Buffer.compare(a.start, b.start));
  return sorted.filter((interval, index) => index === 0 || !sorted[index - 1]?.start.equals(interval.start));
}

function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const common: Interval[] = [];
  for (const x of a) {
    for (const y of b) {
      const start = Buffer.compare(x.start, y.start) >= 0 ? x.start : y.start;
      const end = Buffer.compare(x.end, y.end) <= 0 ? x.end : y.end;
      const only = x.point ?? y.point;
      if (Buffer.compare(start, end) < 0) common.push({ start, end, ...(only && { point: only }) });
    }
  }
  return common;
}

function turn(interval: Interval): Interval {
  return {
    start: after(invert(interval.end)),
    end: after(invert(interval.start)),
    ...(interval.point && { point: invert(interval.point) }),
  };
}

/**
 * The intervals of one index field, in the index's own order.
 * @param multikey whether documents may have several keys: then two conditions may be met by different elements and
 *   only one of them may bound the scan
 * @returns undefined when no condition bounds the field
 */
export function fieldIntervals(
  conditions: readonly Condition[],
  multikey: boolean,
  descending: boolean,
): Interval[] | undefined {
  let result: Interval[] | undefined;
  for (const condition of conditions) {
    const intervals = intervalsOf(condition);
    if (!intervals) continue;
    if (!result) result = intervals;
    else if (!multikey) result = intersect(result, intervals);
    else if (intervals.every((interval) => interval.point) && !result.every((interval) => interval.point))
      result = intervals;
  }
  return result && descending ? result.map(turn).reverse() : result;
}
