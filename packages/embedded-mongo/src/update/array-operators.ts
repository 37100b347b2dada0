import { compareValues, equalValues } from '../bson/compare.js';
import { wholeNumber } from '../bson/numbers.js';
import { describe } from '../bson/text.js';
import { isDoc, typeName, type Doc } from '../bson/types.js';
import { fail, type MongoError } from '../errors.js';
import { Variables } from '../expression/variables.js';
import { matches } from '../query/match.js';
import { FilterParser } from '../query/parse.js';
import { sortKey } from '../query/sort.js';
import { parseSort } from '../query/sort-spec.js';
import type { Target } from './target.js';
import type { Change } from './types.js';

const MODIFIERS = new Set(['$each', '$position', '$slice', '$sort']);

function notArray(doc: Doc, target: Target): MongoError {
  return fail(
    'BadValue',
    `The field '${target.path}' must be an array but is of type ${typeName(target.get())} in document ${describe({ _id: doc['_id'] })}`,
  );
}

function itemsToAdd(operand: unknown, operator: string): { items: unknown[]; modifiers: Doc } {
  if (!isDoc(operand) || !Object.hasOwn(operand, '$each')) return { items: [operand], modifiers: {} };
  const each = operand['$each'];
  if (!Array.isArray(each)) {
    throw fail(
      'BadValue',
      `The argument to $each in ${operator} must be an array but it was of type: ${typeName(each)}`,
    );
  }
  return { items: each, modifiers: operand };
}

function modifier(modifiers: Doc, name: string): number | undefined {
  if (!Object.hasOwn(modifiers, name)) return undefined;
  const number = wholeNumber(modifiers[name]);
  if (number === undefined) throw fail('BadValue', `The value for ${name} must be an integer value`);
  return number;
}

function sorted(items: unknown[], by: unknown): unknown[] {
  const direction = wholeNumber(by);
  if (direction === 1 || direction === -1) return [...items].sort((a, b) => direction * compareValues(a, b));
  if (!isDoc(by) || Object.keys(by).length === 0)
    throw fail(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  const fields = parseSort(by);
  const keyed = items.map((item) => ({ item, key: sortKey(isDoc(item) ? item : {}, fields) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ item }) => item);
}

function sliced(items: unknown[], count: number | undefined): unknown[] {
  if (count === undefined) return items;
  if (count === 0) return [];
  return count > 0 ? items.slice(0, count) : items.slice(count);
}

/** `$push`, with `$each`, `$position`, `$sort` and `$slice`. */
export function push(operand: unknown): Change {
  const { items, modifiers } = itemsToAdd(operand, '$push');
  const unknown = Object.keys(modifiers).find((name) => !MODIFIERS.has(name));
  if (unknown) throw fail('BadValue', `Unrecognized clause in $push: ${unknown}`);
  const position = modifier(modifiers, '$position');
  const slice = modifier(modifiers, '$slice');
  const order = modifiers['$sort'];
  if (order !== undefined) sorted([], order);
  return (target, { doc }) => {
    const current = target.get() ?? (target.get() === undefined ? [] : null);
    if (!Array.isArray(current)) throw notArray(doc, target);
    const next: unknown[] = [...current];
    next.splice(position ?? next.length, 0, ...items);
    target.set(sliced(order === undefined ? next : sorted(next, order), slice));
  };
}

/** `$addToSet`, with `$each`. */
export function addToSet(operand: unknown): Change {
  const { items, modifiers } = itemsToAdd(operand, '$addToSet');
  const unknown = Object.keys(modifiers).find((name) => name !== '$each');
  if (unknown)
    throw fail('BadValue', `Found unexpected fields after $each in $addToSet: ${describe(modifiers)}`);
  return (target) => {
    const current = target.get();
    if (current !== undefined && !Array.isArray(current)) {
      throw fail(
        'BadValue',
        `Cannot apply $addToSet to non-array field. Field named '${target.path}' has non-array type ${typeName(current)}`,
      );
    }
    const next: unknown[] = current ? [...current] : [];
    for (const item of items) if (!next.some((other) => equalValues(other, item))) next.push(item);
    target.set(next);
  };
}

function pullCondition(operand: unknown): (item: unknown) => boolean {
  const parser = new FilterParser(Variables.start(new Date(0)));
  const first = isDoc(operand) ? Object.keys(operand)[0] : undefined;
  if (isDoc(operand) && first !== undefined && !first.startsWith('$')) {
    const filter = parser.parse(operand);
    return (item) => isDoc(item) && matches(filter, item);
  }
  if (isDoc(operand) && first === undefined) return (item) => isDoc(item);
  // A condition on the element itself is one on the elements of an array that holds it alone.
  const logical = isDoc(operand) && (first === '$and' || first === '$or' || first === '$nor');
  if (isDoc(operand) && logical) {
    const filter = parser.parse(operand);
    return (item) => isDoc(item) && matches(filter, item);
  }
  const filter = parser.parse({ element: isDoc(operand) ? { $elemMatch: operand } : operand });
  if (isDoc(operand)) return (item) => matches(filter, { element: [item] });
  return (item) => (Array.isArray(item) ? equalValues(item, operand) : matches(filter, { element: item }));
}

function keepIf(target: Target, operator: string, keep: (item: unknown) => boolean): void {
  const current = target.get();
  if (current === undefined) return;
  if (!Array.isArray(current)) throw fail('BadValue', `Cannot apply ${operator} to a non-array value`);
  const next = current.filter(keep);
  if (next.length !== current.length) target.set(next);
}

/** `$pull`: removes the elements that are equal to a value or meet a condition. */
export function pull(operand: unknown): Change {
  const drop = pullCondition(operand);
  return (target) => keepIf(target, '$pull', (item) => !drop(item));
}

/** `$pullAll`: removes the elements that are equal to one of the values. */
export function pullAll(operand: unknown): Change {
  if (!Array.isArray(operand))
    throw fail('BadValue', '$pullAll requires an array argument but was given a ' + typeName(operand));
  return (target) => keepIf(target, '$pullAll', (item) => !operand.some((value) => equalValues(value, item)));
}

/** `$pop`: removes the first (-1) or the last (1) element. */
export function pop(operand: unknown): Change {
  const end = wholeNumber(operand);
  if (end !== 1 && end !== -1)
    throw fail('FailedToParse', `$pop expects 1 or -1, found: ${describe(operand)}`);
  return (target) => {
    const current = target.get();
    if (current === undefined) return;
    if (!Array.isArray(current)) {
      throw fail(
        'TypeMismatch',
        `Path '${target.path}' contains an element of non-array type '${typeName(current)}'`,
      );
    }
    target.set(end === 1 ? current.slice(0, -1) : current.slice(1));
  };
}
