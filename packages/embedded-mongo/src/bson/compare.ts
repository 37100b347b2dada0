import { ObjectId } from 'bson';
import { encodeKey } from './key.js';
import { RANKS } from './order.js';
import { typeName } from './types.js';

/** The place of a value's type in MongoDB's order. Values of one rank compare with one another. */
export function rankOf(value: unknown): number {
  return RANKS[typeName(value)];
}

function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : 1;
}

const SURROGATE = /[\ud800-\udfff]/;

/** By UTF-8 bytes. JavaScript's own order is the same, except beyond U+FFFF. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  if (SURROGATE.test(a) || SURROGATE.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/**
 * Compares two values of any types in MongoDB's order: type first, then value.
 * @returns below 0, 0 or above 0
 */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const ranks = rankOf(a) - rankOf(b);
  return ranks !== 0 ? ranks : Buffer.compare(encodeKey(a), encodeKey(b));
}

/** Whether two values are equal in MongoDB's sense: 1 and 1.0 are, fields of a document in another order are not. */
export function equalValues(a: unknown, b: unknown): boolean {
  return compareValues(a, b) === 0;
}

/** A text that is the same for equal values and for no others: a key for a Map. */
export function identity(value: unknown): string {
  return encodeKey(value).toString('latin1');
}
