import { EMPTY_ARRAY_KEY, encodeKey, invert } from '../bson/key.js';
import { getField, isDoc } from '../bson/types.js';
import { failAt, fail } from '../errors.js';
import { MAX_INDEX_ENTRIES_PER_DOCUMENT, MAX_INDEX_KEY_BYTES } from '../limits.js';

/** A field of an index while its value is looked for: where we are, and what of the path is left. */
interface Cursor {
  readonly value: unknown;
  readonly rest: readonly string[];
}

/** One field of an index. */
export interface IndexField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly descending: boolean;
}

/** What one document puts into an index. */
export interface Entries {
  /** Encoded keys, without duplicates. */
  readonly keys: readonly Buffer[];
  /** Whether an array was met on the way. */
  readonly multikey: boolean;
}

const EMPTY_ARRAY = Symbol('array without elements');

/** Follows a path through documents, up to its end or to an array. */
function descend({ value, rest }: Cursor): Cursor {
  let at = value;
  let index = 0;
  while (index < rest.length && isDoc(at)) at = getField(at, rest[index++] ?? '');
  if (index < rest.length && !Array.isArray(at)) return { value: undefined, rest: [] };
  return { value: at, rest: rest.slice(index) };
}

function overArray(cursors: readonly Cursor[], array: readonly unknown[], paths: string): unknown[][] {
  const elements: readonly unknown[] = array.length > 0 ? array : [EMPTY_ARRAY];
  return elements.flatMap((element) => {
    const inner = cursors.map((cursor): Cursor => {
      if (cursor.value !== array) return cursor;
      if (cursor.rest.length > 0)
        return isDoc(element) ? { value: element, rest: cursor.rest } : { value: undefined, rest: [] };
      return { value: element, rest: [] };
    });
    // An array that is an element at the end of a path is one value: it is not opened again.
    const settled = cursors.map((cursor) => cursor.value === array && cursor.rest.length === 0);
    return expand(inner, paths, settled);
  });
}

function expand(cursors: readonly Cursor[], paths: string, settled: readonly boolean[]): unknown[][] {
  const reached = cursors.map((cursor, index) => (settled[index] ? cursor : descend(cursor)));
  const arrays = new Set(
    reached
      .filter((cursor, index) => !settled[index] && Array.isArray(cursor.value))
      .map((cursor) => cursor.value),
  );
  const [array] = arrays;
  if (arrays.size > 1) throw fail('CannotIndexParallelArrays', `cannot index parallel arrays ${paths}`);
  if (!Array.isArray(array)) return [reached.map((cursor) => cursor.value)];
  return overArray(reached, array, paths);
}

function encodeTuple(tuple: readonly unknown[], fields: readonly IndexField[], name: string): Buffer {
  const parts = tuple.map((value, index) => {
    const key = value === EMPTY_ARRAY ? EMPTY_ARRAY_KEY : encodeKey(value);
    return fields[index]?.descending ? invert(key) : key;
  });
  const key = Buffer.concat(parts);
  if (key.length > MAX_INDEX_KEY_BYTES) {
    throw failAt(
      17280,
      `index key of ${name} is ${key.length} bytes; embedded-mongo takes up to ${MAX_INDEX_KEY_BYTES}`,
    );
  }
  return key;
}

/**
 * The entries of a document in an index: one, or one for each element of an array on a path.
 * @param sparse whether a document without any of the fields has no entry
 * @throws MongoError 171 when two arrays would have to be multiplied, 17280 when a key is too long
 */
export function indexEntries(
  doc: object,
  fields: readonly IndexField[],
  sparse: boolean,
  name: string,
): Entries {
  const paths = fields.map((field) => `[${field.path}]`).join(' ');
  const start = fields.map((field): Cursor => ({ value: doc, rest: field.parts }));
  const tuples = expand(
    start,
    paths,
    fields.map(() => false),
  );
  if (tuples.length > MAX_INDEX_ENTRIES_PER_DOCUMENT) {
    throw fail('BadValue', `a document would make ${tuples.length} entries in index ${name}`);
  }
  const multikey = tuples.length > 1 || fields.some((field) => meetsArray(doc, field.parts));
  const keys = new Map<string, Buffer>();
  for (const tuple of tuples) {
    if (sparse && tuple.every((value) => value === undefined)) continue;
    const key = encodeTuple(tuple, fields, name);
    keys.set(key.toString('latin1'), key);
  }
  return { keys: [...keys.values()], multikey };
}

function meetsArray(doc: object, parts: readonly string[]): boolean {
  return Array.isArray(descend({ value: doc, rest: parts }).value);
}

/** The values of a document on the paths of a unique index, as `keyValue` shows them. */
export function keyValue(doc: object, fields: readonly IndexField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.path, descend({ value: doc, rest: field.parts }).value ?? null]),
  );
}
