import { murmur3 } from '@mockingbird/registry';

const LARGEST = 2 ** 31;

/** The random seed of this run. `FAILURE_SEED` repeats an earlier run. */
export const SEED = process.env.FAILURE_SEED ?? String(Math.floor(Math.random() * LARGEST));

/**
 * A random element, the same for the same seed.
 * @param what label of the choice
 * @throws when the list is empty
 */
export function chosen<T>(values: readonly T[], what: string): T {
  const value = values[murmur3(`${SEED} ${what}`) % values.length];
  if (value === undefined) throw new Error(`Nothing to choose from: ${what}`);
  return value;
}
