import { isDoc } from '../bson/types.js';
import { wholeNumber } from '../bson/numbers.js';
import { fail, failAt, unsupported } from '../errors.js';

/** One field of a sort. */
export interface SortField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly descending: boolean;
}

/** Reads a sort specification. @throws MongoError when it is none */
export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined) return [];
  if (!isDoc(sort)) throw fail('TypeMismatch', "Expected field 'sort' to be of type object");
  return Object.entries(sort).map(([path, direction]) => {
    if (isDoc(direction) && Object.hasOwn(direction, '$meta')) throw unsupported('sorting by $meta');
    const order = wholeNumber(direction);
    if (order !== 1 && order !== -1)
      throw failAt(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path.startsWith('$')) throw unsupported(`sorting by ${path}`);
    if (path === '') throw failAt(15948, 'FieldPath cannot be constructed with empty string');
    return { path, parts: path.split('.'), descending: order === -1 };
  });
}
