import { compareValues, rankOf } from '../../bson/compare.js';
import { isNotANumber } from '../../bson/numbers.js';
import type { Condition, Filter } from '../ast.js';
import { isPlain, type Conditions } from './bounds.js';
import { matches } from '../match.js';

interface Range {
  readonly op: 'gt' | 'gte' | 'lt' | 'lte';
  readonly value: unknown;
}

function rangeOf(condition: Condition): Range | undefined {
  switch (condition.op) {
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return { op: condition.op, value: condition.value };
    default:
      return undefined;
  }
}

/** Whether everything within one range lies within another: `> 5` within `>= 3`. */
function rangeWithin(inner: Range, outer: Range): boolean {
  const [a, b] = [inner.value, outer.value];
  if (!isPlain(a) || !isPlain(b) || rankOf(a) !== rankOf(b) || isNotANumber(a) || isNotANumber(b))
    return false;
  if (inner.op[0] !== outer.op[0]) return false;
  const order = compareValues(a, b) * (inner.op.startsWith('g') ? 1 : -1);
  return outer.op.endsWith('e') || !inner.op.endsWith('e') ? order >= 0 : order > 0;
}

/** Whether a plain value, on its own or as an element of an array, meets a condition. */
function meets(value: unknown, condition: Condition): boolean {
  const operator = { kind: 'is', condition } as const;
  return isPlain(value) && matches({ kind: 'field', path: 'v', parts: ['v'], operator }, { v: value });
}

/** Whether a field that meets `known` has a value at all. */
function isThere(known: Condition): boolean {
  switch (known.op) {
    case 'eq':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return isPlain(known.value);
    case 'in':
      return known.values.every(isPlain);
    default:
      return true;
  }
}

function conditionImplies(known: Condition, wanted: Condition): boolean {
  if (wanted.op === 'exists') return isThere(known);
  if (known.op === 'eq') return meets(known.value, wanted);
  if (known.op === 'in')
    return known.regexes.length === 0 && known.values.every((value) => meets(value, wanted));
  const [inner, outer] = [rangeOf(known), rangeOf(wanted)];
  return inner !== undefined && outer !== undefined && rangeWithin(inner, outer);
}

/**
 * Whether every document that meets the conditions matches a filter (of a partial index). Says no when it cannot tell:
 * then the index is not used, and nothing is missed.
 */
export function implies(conditions: Conditions, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => implies(conditions, part));
    case 'or':
      return filter.filters.some((part) => implies(conditions, part));
    case 'field': {
      const { operator } = filter;
      if (operator.kind !== 'is') return false;
      const known = conditions.get(filter.path) ?? [];
      return known.some((condition) => conditionImplies(condition, operator.condition));
    }
    default:
      return false;
  }
}
