import { BSONRegExp, BSONSymbol } from 'bson';
import { compareValues, equalValues, identity, rankOf } from '../bson/compare.js';
import { isNotANumber, isNumber, wholeBigInt } from '../bson/numbers.js';
import { RANKS } from '../bson/order.js';
import { isDoc, typeName } from '../bson/types.js';
import type { Condition, Filter, Operator } from './ast.js';
import { anyValueAt } from './paths.js';

function inOrder(op: 'gt' | 'gte' | 'lt' | 'lte', value: unknown, operand: unknown): boolean {
  const rank = rankOf(operand);
  // Comparisons keep to one type; MinKey and MaxKey alone compare with everything.
  if (rank !== RANKS.minKey && rank !== RANKS.maxKey && rank !== rankOf(value)) return false;
  if (isNotANumber(value) !== isNotANumber(operand)) return false;
  const order = compareValues(value, operand);
  if (op === 'gt') return order > 0;
  if (op === 'gte') return order >= 0;
  return op === 'lt' ? order < 0 : order <= 0;
}

function isType(value: unknown, types: ReadonlySet<string>): boolean {
  return types.has(typeName(value)) || (types.has('number') && isNumber(value));
}

function hasRemainder(value: unknown, divisor: bigint, remainder: bigint): boolean {
  const whole = wholeBigInt(value);
  return whole !== undefined && whole % divisor === remainder;
}

/** Whether a value on its own (an array as a whole) meets a condition. */
function holds(condition: Condition, value: unknown): boolean {
  switch (condition.op) {
    case 'eq':
      return equalValues(value, condition.value);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return inOrder(condition.op, value, condition.value);
    case 'in':
      return (
        condition.identities.has(identity(value)) || condition.regexes.some((regex) => holds(regex, value))
      );
    case 'regex':
      if (value instanceof BSONRegExp)
        return value.pattern === condition.pattern && value.options === condition.options;
      if (value instanceof BSONSymbol) return condition.test(value.value);
      return typeof value === 'string' && condition.test(value);
    case 'exists':
      return value !== undefined;
    case 'type':
      return value !== undefined && isType(value, condition.types);
    case 'size':
      return Array.isArray(value) && value.length === condition.size;
    case 'mod':
      return hasRemainder(value, condition.divisor, condition.remainder);
    case 'elemMatchDocument':
      return (
        Array.isArray(value) && value.some((item) => isContainer(item) && matches(condition.filter, item))
      );
    case 'elemMatchValue':
      return Array.isArray(value) && value.some((item) => meetsAll(condition.conditions, item));
  }
}

function isContainer(value: unknown): value is object {
  return isDoc(value) || Array.isArray(value);
}

/** Whether a condition looks at an array as a whole only. */
function wholeOnly(condition: Condition): boolean {
  return ['exists', 'size', 'elemMatchDocument', 'elemMatchValue'].includes(condition.op);
}

/** Whether the value, or an element of it when it is an array, meets a condition. */
function holdsWithin(condition: Condition, value: unknown): boolean {
  if (holds(condition, value)) return true;
  return Array.isArray(value) && !wholeOnly(condition) && value.some((item) => holds(condition, item));
}

function meets(operator: Operator, test: (condition: Condition) => boolean): boolean {
  if (operator.kind === 'is') return test(operator.condition);
  return !operator.operators.every((inner) => meets(inner, test));
}

function meetsAll(operators: readonly Operator[], value: unknown): boolean {
  return operators.every((operator) => meets(operator, (condition) => holds(condition, value)));
}

/** Whether a document matches a filter. */
export function matches(filter: Filter, doc: object): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((inner) => matches(inner, doc));
    case 'or':
      return filter.filters.some((inner) => matches(inner, doc));
    case 'nor':
      return !filter.filters.some((inner) => matches(inner, doc));
    case 'field':
      return meets(filter.operator, (condition) =>
        anyValueAt(doc, filter.parts, 0, (value) => holdsWithin(condition, value)),
      );
    case 'expression':
      return filter.test(doc);
    case 'never':
      return false;
  }
}
