import type { TypeName } from './types.js';

/**
 * The positions of the types in MongoDB's order of values, also the first byte of every encoded key. Gaps leave room.
 * An empty array has a separate position in an index, below null.
 */
export const RANKS: Record<TypeName, number> = {
  minKey: 1,
  missing: 5,
  null: 5,
  int: 10,
  long: 10,
  double: 10,
  decimal: 10,
  symbol: 15,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  javascript: 60,
  maxKey: 127,
};

export const EMPTY_ARRAY_RANK = 3;
