import type { LoaderArgs } from '@mockingbird/platform';

/**
 * What a page can live without: undefined when it did not come. The page then calls itself incomplete, so that nobody
 * else is given it. A reader who has left is not a failure: the loader ends.
 */
export async function orWithout<Value>(
  wanted: Promise<Value>,
  { signal }: Pick<LoaderArgs, 'signal'>,
): Promise<Value | undefined> {
  try {
    return await wanted;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
