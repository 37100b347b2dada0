import { isNumeric, toNumber } from '../bson/numbers.js';

/** What MongoDB takes for true: everything but false, null, a missing field and zero of any type. */
export function isTruthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}
