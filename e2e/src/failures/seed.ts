import { murmur3 } from '@mockingbird/registry';

const LARGEST = 2 ** 31;

/** What chance chose in this run. `FAILURE_SEED` of a run before repeats it. */
export const SEED = process.env.FAILURE_SEED ?? String(Math.floor(Math.random() * LARGEST));

/**
 * One of several by chance, the same for the same seed.
 * @param what is chosen, for what
 * @throws when there is nothing to choose from
 */
export function chosen<T>(values: readonly T[], what: string): T {
  const value = values[murmur3(`${SEED} ${what}`) % values.length];
  if (value === undefined) throw new Error(`Nothing to choose from: ${what}`);
  return value;
}
