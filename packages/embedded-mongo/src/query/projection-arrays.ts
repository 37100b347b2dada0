import { wholeNumber } from '../bson/numbers.js';
import { isDoc } from '../bson/types.js';
import { failAt, fail } from '../errors.js';
import { Variables } from '../expression/variables.js';
import { matches } from './match.js';
import { FilterParser } from './parse.js';

/** What a projection makes of one array. */
export type ArrayProjection = (value: unknown) => unknown;

/** `{ $slice: n }` or `{ $slice: [skip, n] }` of a find. */
export function sliceProjection(operand: unknown): ArrayProjection {
  const [first, second] = Array.isArray(operand) ? operand : [operand];
  const from = wholeNumber(first);
  if (from === undefined) throw failAt(28724, '$slice needs a number or an array of two');
  if (!Array.isArray(operand)) {
    return (value) => {
      if (!Array.isArray(value)) return value;
      return from >= 0 ? value.slice(0, from) : value.slice(from);
    };
  }
  const count = wholeNumber(second);
  if (count === undefined || count <= 0 || operand.length !== 2) {
    throw failAt(28724, 'Second argument to $slice must be positive');
  }
  return (value) => {
    if (!Array.isArray(value)) return value;
    const start = from >= 0 ? from : Math.max(0, value.length + from);
    return value.slice(start, start + count);
  };
}

/** `{ $elemMatch: condition }` of a find: the first element that meets it. */
export function elemMatchProjection(operand: unknown): ArrayProjection {
  if (!isDoc(operand)) throw fail('BadValue', '$elemMatch needs an Object');
  const filter = new FilterParser(Variables.start(new Date(0))).parse({ element: { $elemMatch: operand } });
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const found: unknown[] = value.filter((item) => matches(filter, { element: [item] })).slice(0, 1);
    return found.length > 0 ? found : undefined;
  };
}
