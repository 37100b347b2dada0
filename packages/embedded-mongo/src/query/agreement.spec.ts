import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { accumulatorOf } from '../aggregate/accumulators.js';
import { StageMemory } from '../aggregate/memory.js';
import { compareValues } from '../bson/compare.js';
import { encodeKey } from '../bson/key.js';
import { RANKS } from '../bson/order.js';
import { isNotANumber } from '../bson/numbers.js';
import { compileExpression } from '../expression/compile.js';
import { Variables } from '../expression/variables.js';
import { parseUpdate } from '../update/update.js';
import { matches } from './match.js';
import { FilterParser } from './parse.js';
import { sortKey } from './sort.js';
import { parseSort } from './sort-spec.js';

/** Values close together, of every type that has neighbours: there implementations that differ are found out. */
const scalar = fc.constantFrom<unknown>(
  ...[null, true, false, '', 'a', 'ab', 'a\0', '\uffff', '\u{10000}', -0, 0, 1, 2, 1.5, -1, Number.NaN],
  ...[
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    new Double(1),
    Long.fromNumber(1),
    Long.fromNumber(2),
  ],
  ...[9007199254740992, Long.fromString('9007199254740993'), new Date(0), new Date(1)],
  ...['1', '1.0', '1.5', 'NaN', 'Infinity', '-0'].map((text) => Decimal128.fromString(text)),
  new ObjectId('650000000000000000000001'),
);
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }) },
);
const variables = Variables.start(new Date(0));

function evaluate(expression: Record<string, unknown>, doc: object): unknown {
  return compileExpression(expression)(variables.over(doc));
}

function gather(kind: string, values: readonly unknown[]): unknown {
  const accumulator = accumulatorOf(kind)(new StageMemory('test'));
  for (const item of values) accumulator.add(item);
  return accumulator.result();
}

function update(doc: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  const compiled = parseUpdate(change, () => (same) => same, new Map());
  return compiled.apply(doc, { isInsert: false, now: new Date(0), filter: undefined });
}

const finds = (filter: Record<string, unknown>, doc: object): boolean =>
  matches(new FilterParser(variables).parse(filter), doc);

describe('every place that compares two values', () => {
  it('says the same of whether they are equal', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const equal = encodeKey(a).equals(encodeKey(b));
        const doc = { a, b };
        const verdicts: Record<string, boolean> = {
          compare: compareValues(a, b) === 0,
          '$eq of an expression': evaluate({ $eq: ['$a', '$b'] }, doc) === true,
          '$in of an expression': evaluate({ $in: ['$a', ['$b']] }, doc) === true,
          $indexOfArray: evaluate({ $indexOfArray: [['$a'], '$b'] }, doc) === 0,
          $setUnion: lengthOf(evaluate({ $setUnion: [['$a'], ['$b']] }, doc)) === 1,
          $setIntersection: lengthOf(evaluate({ $setIntersection: [['$a'], ['$b']] }, doc)) === 1,
          $setDifference: lengthOf(evaluate({ $setDifference: [['$a'], ['$b']] }, doc)) === 0,
          '$addToSet of a group': lengthOf(gather('$addToSet', [a, b])) === 1,
          '$addToSet of an update':
            lengthOf(update({ l: [a] }, { $addToSet: { l: { $each: [b] } } })['l']) === 1,
          $pullAll: lengthOf(update({ l: [a] }, { $pullAll: { l: [b] } })['l']) === 0,
          // Within documents whole values are compared, and elements of arrays are not looked at.
          'a filter': finds({ v: { w: b } }, { v: { w: a } }),
          '$in of a filter': finds({ v: { $in: [{ w: b }] } }, { v: { w: a } }),
          'the key of a sort': sortKey({ v: { w: a } }, V).equals(sortKey({ v: { w: b } }, V)),
        };
        expect([a, b, verdicts]).toEqual([
          a,
          b,
          Object.fromEntries(Object.keys(verdicts).map((name) => [name, equal])),
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('says the same of which is the greater', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const order = Math.sign(Buffer.compare(encodeKey(a), encodeKey(b)));
        expect(Math.sign(compareValues(a, b))).toBe(order);
        expect(evaluate({ $cmp: ['$a', '$b'] }, { a, b })).toBe(order);
        expect(evaluate({ $lt: ['$a', '$b'] }, { a, b })).toBe(order < 0);
        expect(evaluate({ $gte: ['$a', '$b'] }, { a, b })).toBe(order >= 0);
        expect(Math.sign(Buffer.compare(sortKey({ v: { w: a } }, V), sortKey({ v: { w: b } }, V)))).toBe(
          order,
        );
        expect(update({ v: a }, { $max: { v: b } })['v']).toBe(order < 0 ? b : a);
        expect(update({ v: a }, { $min: { v: b } })['v']).toBe(order > 0 ? b : a);
        expect(evaluate({ $sortArray: { input: ['$a', '$b'], sortBy: 1 } }, { a, b })).toEqual(
          order > 0 ? [b, a] : [a, b],
        );
        const present = [a, b].filter((item) => item !== null);
        if (present.length === 2) expect(gather('$max', [a, b])).toBe(order < 0 ? b : a);
        if (present.length === 2) expect(gather('$min', [a, b])).toBe(order > 0 ? b : a);
      }),
      { numRuns: 500 },
    );
  });

  it('of one type says the same in filters too, which keep types and NaN apart', () => {
    fc.assert(
      fc.property(scalar, scalar, (a, b) => {
        const order = compareValues(a, b);
        const comparable = rank(a) === rank(b) && isNotANumber(a) === isNotANumber(b);
        expect(finds({ a: { $gt: b } }, { a })).toBe(comparable && order > 0);
        expect(finds({ a: { $lte: b } }, { a })).toBe(comparable && order <= 0);
        expect(finds({ a: b }, { a })).toBe(order === 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('NaN of every numeric type', () => {
  const nans = [Number.NaN, new Double(Number.NaN), Decimal128.fromString('NaN')];

  it('equals NaN, and is neither below nor above another number', () => {
    for (const a of nans) {
      for (const b of nans)
        expect([finds({ a: { $gte: b } }, { a }), finds({ a: b }, { a })]).toEqual([true, true]);
      for (const other of [-1, Number.NEGATIVE_INFINITY, Decimal128.fromString('1.5')]) {
        expect(finds({ a: { $lt: other } }, { a })).toBe(false);
        expect(finds({ a: { $gt: a } }, { a: other })).toBe(false);
      }
    }
  });
});

const V = parseSort({ 'v.w': 1 }).map((field) => ({ ...field, path: 'v', parts: ['v'] }));

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : -1;
}

function rank(item: unknown): number {
  return encodeKey(item)[0] ?? RANKS.null;
}
