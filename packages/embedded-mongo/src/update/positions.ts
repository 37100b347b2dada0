import { describe } from '../bson/text.js';
import { getField, isDoc, type Doc } from '../bson/types.js';
import { fail, unsupported } from '../errors.js';
import type { Filter } from '../query/ast.js';
import { matches } from '../query/match.js';
import { isIndexPart } from '../query/paths.js';
import { identifierOf, type ArrayFilters } from './array-filters.js';

/** Whether a path has a part for elements of an array: `$`, `$[]` or `$[x]`. */
export function isPositional(parts: readonly string[]): boolean {
  return parts.some((part) => part === '$' || identifierOf(part) !== undefined);
}

/** The conditions of a filter that a document met: of a choice, those of the branches that it matched. */
function conditionsMet(filter: Filter, doc: Doc): Extract<Filter, { kind: 'field' }>[] {
  if (filter.kind === 'and') return filter.filters.flatMap((part) => conditionsMet(part, doc));
  if (filter.kind === 'or')
    return filter.filters.filter((part) => matches(part, doc)).flatMap((part) => conditionsMet(part, doc));
  return filter.kind === 'field' && filter.operator.kind === 'is' ? [filter] : [];
}

/** The first element of an array that meets a condition on the array or on a field of its elements. */
function firstMeeting(
  items: readonly unknown[],
  condition: Extract<Filter, { kind: 'field' }>,
  rest: readonly string[],
): number {
  const { operator } = condition;
  if (rest.length === 0) {
    const test: Filter = { kind: 'field', path: 'e', parts: ['e'], operator };
    return items.findIndex((item) => matches(test, { e: [item] }));
  }
  if (isIndexPart(rest[0] ?? '')) return -1;
  const test: Filter = { kind: 'field', path: rest.join('.'), parts: rest, operator };
  return items.findIndex((item) => isDoc(item) && matches(test, item));
}

/** The element of `$`: the one that matched the query. */
function matchedElement(
  items: readonly unknown[],
  array: readonly string[],
  filter: Filter | undefined,
  doc: Doc,
): number {
  const positions = new Set<number>();
  for (const condition of filter ? conditionsMet(filter, doc) : []) {
    const { parts } = condition;
    if (parts.length < array.length || array.some((part, at) => parts[at] !== part)) continue;
    const position = firstMeeting(items, condition, parts.slice(array.length));
    if (position >= 0) positions.add(position);
  }
  if (positions.size > 1)
    throw unsupported(
      `the positional operator '$' when different elements of '${array.join('.')}' meet the conditions: use $elemMatch`,
    );
  const [position] = positions;
  if (position === undefined)
    throw fail('BadValue', 'The positional operator did not find the match needed from the query.');
  return position;
}

/** What the positions of one document depend on. */
export interface Positions {
  readonly doc: Doc;
  /** The query that found the document; undefined for a document that is inserted. */
  readonly filter: Filter | undefined;
  readonly arrayFilters: ArrayFilters;
}

function elementsAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (value === undefined) {
    throw fail(
      'BadValue',
      `The path '${path.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  if (Array.isArray(value)) return value;
  const name = path.at(-1) ?? '';
  throw fail('BadValue', `Cannot apply array updates to non-array element ${name}: ${describe(value)}`);
}

function chosen(
  part: string,
  items: readonly unknown[],
  before: readonly string[],
  positions: Positions,
): number[] {
  if (part === '$') return [matchedElement(items, before, positions.filter, positions.doc)];
  const filter = positions.arrayFilters.get(identifierOf(part) ?? '');
  const name = identifierOf(part) ?? '';
  return [...items.keys()].filter((index) => !filter || matches(filter, { [name]: items[index] }));
}

/** The paths of one document for a path with positional parts. */
export function concretePaths(parts: readonly string[], positions: Positions): string[][] {
  const visit = (value: unknown, before: readonly string[]): string[][] => {
    const part = parts[before.length];
    if (part === undefined || !isPositional(parts.slice(before.length)))
      return [[...before, ...parts.slice(before.length)]];
    if (part !== '$' && identifierOf(part) === undefined) {
      const inner = isDoc(value) || Array.isArray(value) ? getField(value, part) : undefined;
      return visit(inner, [...before, part]);
    }
    const items = elementsAt(value, before);
    return chosen(part, items, before, positions).flatMap((index) =>
      visit(items[index], [...before, String(index)]),
    );
  };
  return visit(positions.doc, []);
}
