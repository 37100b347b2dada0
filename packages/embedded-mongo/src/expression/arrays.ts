import { compareValues, identity } from '../bson/compare.js';
import { isNumeric, toNumber, wholeNumber } from '../bson/numbers.js';
import { isDoc, setField, typeName, getField, type Doc } from '../bson/types.js';
import { fail, failAt } from '../errors.js';
import { MAX_EXPRESSION_ELEMENTS } from '../limits.js';
import { sortKey } from '../query/sort.js';
import { parseSort } from '../query/sort-spec.js';
import { isNothing, namedOperands, operands, ranged, simple } from './arguments.js';
import { sameValue } from './same.js';
import { isTruthy } from './truth.js';
import type { Operator } from './types.js';

/** `$range` makes no more elements than this. */
const MAX_RANGE = 100_000;

function arrayOf(name: string, value: unknown): unknown[] | undefined {
  if (isNothing(value)) return undefined;
  if (!Array.isArray(value))
    throw failAt(28689, `${name}'s argument must be an array, but is ${typeName(value)}`);
  return value;
}

/** Several arrays as one. @throws MongoError 10334 when that is larger than any document */
function joined(name: string, arrays: readonly (readonly unknown[] | undefined)[]): unknown[] {
  const length = arrays.reduce((sum, array) => sum + (array?.length ?? 0), 0);
  if (length > MAX_EXPRESSION_ELEMENTS)
    throw fail(
      'BSONObjectTooLarge',
      `${name} makes up to ${MAX_EXPRESSION_ELEMENTS} elements, not ${length}`,
    );
  return arrays.flatMap((array) => array ?? []);
}

/** An operand as a whole number. @param name of the operator, for the error */
function requireWholeNumber(name: string, value: unknown): number {
  const number = wholeNumber(value);
  if (number === undefined) throw failAt(28691, `${name} needs a whole number, not ${typeName(value)}`);
  return number;
}

function element(array: unknown, index: unknown): unknown {
  if (isNothing(array) || isNothing(index)) return null;
  const items = arrayOf('$arrayElemAt', array) ?? [];
  return items.at(requireWholeNumber('$arrayElemAt', index));
}

function slice(value: unknown, first: unknown, second?: unknown): unknown {
  const items = arrayOf('$slice', value);
  if (!items || isNothing(first)) return null;
  const from = requireWholeNumber('$slice', first);
  if (second === undefined) return from >= 0 ? items.slice(0, from) : items.slice(from);
  const start = from >= 0 ? from : Math.max(0, items.length + from);
  return items.slice(start, start + requireWholeNumber('$slice', second));
}

const over =
  (name: '$map' | '$filter'): Operator =>
  (operand, compile) => {
    const body = name === '$map' ? 'in' : 'cond';
    const as = isDoc(operand) && typeof operand['as'] === 'string' ? operand['as'] : 'this';
    const { as: _as, ...rest } = isDoc(operand) ? operand : {};
    const parts = namedOperands(name, rest, compile, ['input', body], name === '$filter' ? ['limit'] : []);
    return (variables) => {
      const items = arrayOf(name, parts.get('input')?.(variables));
      if (!items) return null;
      const inner = (item: unknown): unknown => parts.get(body)?.(variables.with(as, item));
      if (name === '$map') return items.map((item) => inner(item) ?? null);
      const limit = parts.get('limit')?.(variables);
      const matching = items.filter((item) => isTruthy(inner(item)));
      return isNothing(limit) ? matching : matching.slice(0, requireWholeNumber('$filter', limit));
    };
  };

const reduce: Operator = (operand, compile) => {
  const parts = namedOperands('$reduce', operand, compile, ['input', 'initialValue', 'in']);
  return (variables) => {
    const items = arrayOf('$reduce', parts.get('input')?.(variables));
    if (!items) return null;
    const start = parts.get('initialValue')?.(variables);
    return items.reduce(
      (value, item) => parts.get('in')?.(variables.with('value', value).with('this', item)),
      start,
    );
  };
};

function range(start: unknown, end: unknown, step: unknown = 1): unknown[] {
  const [from, to, by] = [start, end, step].map((value) => requireWholeNumber('$range', value));
  if (from === undefined || to === undefined || !by)
    throw failAt(34449, '$range requires a non-zero step value');
  if (Math.abs((to - from) / by) > MAX_RANGE)
    throw fail('BadValue', `$range makes up to ${MAX_RANGE} elements`);
  const result: number[] = [];
  for (let value = from; by > 0 ? value < to : value > to; value += by) result.push(value);
  return result;
}

function sortArray(input: unknown, by: unknown): unknown {
  const items = arrayOf('$sortArray', input);
  if (!items) return null;
  if (!isDoc(by)) {
    const direction = isNumeric(by) ? Math.sign(toNumber(by)) : 0;
    if (direction === 0) throw failAt(2942504, '$sortArray needs a sortBy of 1, -1 or a document');
    return [...items].sort((a, b) => direction * compareValues(a, b));
  }
  const fields = parseSort(by);
  const keyed = items.map((item) => ({ item, key: sortKey(isDoc(item) ? item : {}, fields) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ item }) => item);
}

function unique(items: readonly unknown[]): unknown[] {
  return [...new Map(items.map((item) => [identity(item), item])).values()];
}

function combine(name: string, how: (a: unknown[], b: Set<string>) => unknown[]): [string, Operator] {
  return ranged(name, 1, 100, (...values) => {
    const arrays = values.map((value) => arrayOf(name, value));
    if (arrays.some((array) => array === undefined)) return null;
    const [first = [], ...others] = arrays.map((array) => unique(array ?? []));
    return others.reduce((result, other) => how(result, new Set(other.map(identity))), first);
  });
}

function union(...values: unknown[]): unknown {
  const arrays = values.map((value) => arrayOf('$setUnion', value));
  return arrays.some((array) => array === undefined) ? null : unique(joined('$setUnion', arrays));
}

function isSubset(a: unknown, b: unknown): boolean {
  const within = new Set((arrayOf('$setIsSubset', b) ?? []).map(identity));
  return (arrayOf('$setIsSubset', a) ?? []).every((item) => within.has(identity(item)));
}

function toObject(value: unknown): unknown {
  const items = arrayOf('$arrayToObject', value);
  if (!items) return null;
  const result: Doc = {};
  for (const item of items) {
    const [key, field] = Array.isArray(item) ? item : isDoc(item) ? [item['k'], item['v']] : [];
    if (typeof key !== 'string') throw failAt(40394, '$arrayToObject needs pairs of a string and a value');
    setField(result, key, field);
  }
  return result;
}

function merge(...values: unknown[]): unknown {
  const list = values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
  const result: Doc = {};
  for (const value of list) {
    if (isNothing(value)) continue;
    if (!isDoc(value))
      throw failAt(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const [name, field] of Object.entries(value)) setField(result, name, field);
  }
  return result;
}

const sortArrayOperator: Operator = (operand, compile) => {
  // sortBy is a specification, not an expression.
  const { sortBy, ...rest } = isDoc(operand) ? operand : {};
  const input = namedOperands('$sortArray', rest, compile, ['input']).get('input');
  return (variables) => sortArray(input?.(variables), sortBy);
};

const getFieldOperator: Operator = (operand, compile) => {
  const named = isDoc(operand) && Object.hasOwn(operand, 'field') ? operand : { field: operand };
  const parts = namedOperands('$getField', named, compile, ['field'], ['input']);
  return (variables) => {
    const name = parts.get('field')?.(variables);
    if (typeof name !== 'string') throw failAt(5654602, "$getField requires 'field' to evaluate to a String");
    const input = parts.has('input') ? parts.get('input')?.(variables) : variables.find('CURRENT')?.value;
    return isDoc(input) ? getField(input, name) : undefined;
  };
};

/** Arrays, sets and objects. */
export const ARRAY_OPERATORS: readonly (readonly [string, Operator])[] = [
  simple('$size', 1, (value) => {
    if (!Array.isArray(value))
      throw failAt(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`);
    return value.length;
  }),
  simple('$arrayElemAt', 2, element),
  simple('$first', 1, (value) => (isNothing(value) ? null : arrayOf('$first', value)?.at(0))),
  simple('$last', 1, (value) => (isNothing(value) ? null : arrayOf('$last', value)?.at(-1))),
  ranged('$slice', 2, 3, slice),
  simple('$isArray', 1, (value) => Array.isArray(value)),
  simple('$reverseArray', 1, (value) => arrayOf('$reverseArray', value)?.slice().reverse() ?? null),
  ranged('$range', 2, 3, range),
  simple('$indexOfArray', 2, (value, wanted) => {
    const items = arrayOf('$indexOfArray', value);
    return items ? items.findIndex((item) => sameValue(item, wanted)) : null;
  }),
  [
    '$concatArrays',
    (operand, compile) => {
      const parts = operands('$concatArrays', operand, compile, 0, 1_000);
      return (variables) => {
        const arrays = parts.map((part) => arrayOf('$concatArrays', part(variables)));
        return arrays.some((array) => array === undefined) ? null : joined('$concatArrays', arrays);
      };
    },
  ],
  ['$map', over('$map')],
  ['$filter', over('$filter')],
  ['$reduce', reduce],
  ['$sortArray', sortArrayOperator],
  ranged('$setUnion', 0, 100, union),
  combine('$setIntersection', (a, b) => a.filter((item) => b.has(identity(item)))),
  combine('$setDifference', (a, b) => a.filter((item) => !b.has(identity(item)))),
  simple('$setEquals', 2, (a, b) => isSubset(a, b) && isSubset(b, a)),
  simple('$setIsSubset', 2, isSubset),
  simple('$anyElementTrue', 1, (value) => (arrayOf('$anyElementTrue', value) ?? []).some(isTruthy)),
  simple('$allElementsTrue', 1, (value) => (arrayOf('$allElementsTrue', value) ?? []).every(isTruthy)),
  simple('$objectToArray', 1, (value) => {
    if (isNothing(value)) return null;
    if (!isDoc(value))
      throw failAt(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
    return Object.entries(value).map(([k, v]) => ({ k, v }));
  }),
  simple('$arrayToObject', 1, toObject),
  ranged('$mergeObjects', 1, 100, merge),
  ['$getField', getFieldOperator],
];
