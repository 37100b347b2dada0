import { describe } from '../bson/text.js';
import { isDoc, typeName } from '../bson/types.js';
import { fail } from '../errors.js';
import type { Variables } from '../expression/variables.js';
import { EXPRESSION, namesOf, type Filter } from '../query/ast.js';
import { FilterParser } from '../query/parse.js';

/** The filters of `$[identifier]`, by identifier. */
export type ArrayFilters = ReadonlyMap<string, Filter>;

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;

/** The identifier of a positional part such as `$[x]`; "" for `$[]`; undefined for any other part. */
export function identifierOf(part: string): string | undefined {
  return part.startsWith('$[') && part.endsWith(']') ? part.slice(2, -1) : undefined;
}

function parseOne(item: unknown, parser: FilterParser): [string, Filter] {
  if (!isDoc(item))
    throw fail(
      'TypeMismatch',
      `BSON field 'arrayFilters' has an element of type '${typeName(item)}', expected 'object'`,
    );
  const filter = parser.parse(item);
  const [name, ...others] = new Set(namesOf(filter));
  if (name === EXPRESSION) throw fail('BadValue', '$expr is not allowed in an array filter');
  if (name === undefined)
    throw fail('FailedToParse', 'Cannot use an expression without a top-level field name in arrayFilters');
  if (others.length > 0) {
    throw fail(
      'FailedToParse',
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${others[0] ?? ''}'`,
    );
  }
  if (!IDENTIFIER.test(name)) {
    throw fail(
      'BadValue',
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return [name, filter];
}

/**
 * Reads `arrayFilters`.
 * @throws MongoError for filters that name none or several identifiers, or one that another filter names
 */
export function parseArrayFilters(value: unknown, variables: Variables): ArrayFilters {
  const filters = new Map<string, Filter>();
  if (value === undefined) return filters;
  if (!Array.isArray(value))
    throw fail(
      'TypeMismatch',
      `BSON field 'arrayFilters' is the wrong type '${typeName(value)}', expected type 'array'`,
    );
  const parser = new FilterParser(variables);
  for (const item of value) {
    const [name, filter] = parseOne(item, parser);
    if (filters.has(name))
      throw fail('FailedToParse', `Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, filter);
  }
  return filters;
}

/** @throws MongoError 2 for an identifier without a filter, 9 for a filter whose identifier no path names */
export function checkArrayFilters(
  filters: ArrayFilters,
  paths: readonly (readonly string[])[],
  update: unknown,
): void {
  const used = new Set<string>();
  for (const parts of paths) {
    for (const name of parts.map(identifierOf)) {
      if (name === undefined || name === '') continue;
      if (!filters.has(name))
        throw fail('BadValue', `No array filter found for identifier '${name}' in path '${parts.join('.')}'`);
      used.add(name);
    }
  }
  const unused = [...filters.keys()].find((name) => !used.has(name));
  if (unused !== undefined) {
    throw fail(
      'FailedToParse',
      `The array filter for identifier '${unused}' was not used in the update ${describe(update)}`,
    );
  }
}
