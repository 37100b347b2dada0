import { compareValues } from '../bson/compare.js';

/** The order of values in expressions, where a missing field is below null, unlike in filters. */
export function compareInExpression(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  return Math.sign(compareValues(a, b));
}

/** Whether two values are equal in an expression. */
export function sameValue(a: unknown, b: unknown): boolean {
  return compareInExpression(a, b) === 0;
}
