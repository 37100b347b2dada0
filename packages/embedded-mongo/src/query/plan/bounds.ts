import { Double } from 'bson';
import { rankOf } from '../../bson/compare.js';
import { encodeKey, invert } from '../../bson/key.js';
import { isNotANumber } from '../../bson/numbers.js';
import { RANKS } from '../../bson/order.js';
import { after } from '../../storage/keys.js';
import type { Condition, Filter } from '../ast.js';
import { ofType, value, type Edge } from './edges.js';

/** The keys of one index field from `start` (with it) to `end` (without it). */
export interface Interval {
  readonly start: Buffer;
  readonly end: Buffer;
  /** The whole key, when only one value lies within. */
  readonly point?: Buffer;
  /** Where it begins and ends, for people. In the index's own order: the first is what a scan meets first. */
  readonly edges: readonly [Edge, Edge];
}

/** The conditions of a filter that every match must meet, by path. */
export type Conditions = ReadonlyMap<string, readonly Condition[]>;

/** Every part of a filter that each match must meet. */
export function conjuncts(filter: Filter): Filter[] {
  return filter.kind === 'and' ? filter.filters.flatMap(conjuncts) : [filter];
}

/** Gathers, by path, the conditions that a filter demands of each match. */
export function conjunction(filter: Filter): Map<string, Condition[]> {
  const found = new Map<string, Condition[]>();
  for (const part of conjuncts(filter)) {
    if (part.kind !== 'field' || part.operator.kind !== 'is') continue;
    const list = found.get(part.path) ?? [];
    list.push(part.operator.condition);
    found.set(part.path, list);
  }
  return found;
}

function point(only: unknown): Interval {
  const key = encodeKey(only);
  return { start: key, end: after(key), point: key, edges: [value(only), value(only)] };
}

/** An index tells an array's elements apart, not the array as a whole; and null has too many meanings. */
export function isPlain(operand: unknown): boolean {
  const rank = rankOf(operand);
  return rank !== RANKS.array && rank !== RANKS.null && rank !== RANKS.minKey && rank !== RANKS.maxKey;
}

const LOWEST_NUMBER = encodeKey(new Double(Number.NEGATIVE_INFINITY));

function comparison(op: 'gt' | 'gte' | 'lt' | 'lte', operand: unknown): Interval | undefined {
  if (!isPlain(operand) || isNotANumber(operand)) return undefined;
  const key = encodeKey(operand);
  const rank = Buffer.from([rankOf(operand)]);
  const [lowest, highest] = ofType(operand);
  if (op === 'gt') return { start: after(key), end: after(rank), edges: [value(operand, true), highest] };
  if (op === 'gte') return { start: key, end: after(rank), edges: [value(operand), highest] };
  const start = rankOf(operand) === RANKS.int ? LOWEST_NUMBER : rank;
  return op === 'lt'
    ? { start, end: key, edges: [lowest, value(operand, true)] }
    : { start, end: after(key), edges: [lowest, value(operand)] };
}

function prefixed(prefix: string): Interval {
  const key = encodeKey(prefix);
  // Without the two zeros that end a text.
  const start = key.subarray(0, key.length - 2);
  return { start, end: after(start), edges: [value(prefix), value(`${prefix}\u{10ffff}`, true)] };
}

const REGEXES: Interval = {
  start: Buffer.from([RANKS.regex]),
  end: Buffer.from([RANKS.regex + 1]),
  edges: [{ text: '//' }, { text: 'end of regex', open: true }],
};

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
    case 'regex':
      // A stored regular expression matches an equal one too.
      return condition.prefix === undefined ? undefined : [prefixed(condition.prefix), REGEXES];
    default:
      return undefined;
  }
}

function distinct(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => Buffer.compare(a.start, b.start));
  return sorted.filter((interval, index) => index === 0 || !sorted[index - 1]?.start.equals(interval.start));
}

function intersectTwo(x: Interval, y: Interval): Interval | undefined {
  const from = Buffer.compare(x.start, y.start) >= 0 ? x : y;
  const to = Buffer.compare(x.end, y.end) <= 0 ? x : y;
  if (Buffer.compare(from.start, to.end) >= 0) return undefined;
  const only = x.point ?? y.point;
  return {
    start: from.start,
    end: to.end,
    edges: [from.edges[0], to.edges[1]],
    ...(only && { point: only }),
  };
}

function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return a.flatMap((x) => b.map((y) => intersectTwo(x, y)).filter((interval) => interval !== undefined));
}

function turn(interval: Interval): Interval {
  return {
    start: after(invert(interval.end)),
    end: after(invert(interval.start)),
    edges: [interval.edges[1], interval.edges[0]],
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
