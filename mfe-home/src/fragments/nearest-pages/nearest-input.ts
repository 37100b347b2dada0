import { SEARCH_MAX_CHARACTERS } from '../../limits.js';

/** Input of the fragment `nearest-pages`. */
export interface NearestInput {
  /** Words of an address, separated by blanks. */
  words: string;
}

/** Validates the input without zod, to keep the chunk small. @throws Error when the field is invalid */
export function parseNearestInput(value: unknown): NearestInput {
  const words: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'words') : undefined;
  if (typeof words !== 'string') throw new Error('/words: Expected a text');
  return { words: words.slice(0, SEARCH_MAX_CHARACTERS) };
}
