import type { LoaderArgs } from '@mockingbird/platform';

/**
 * Loads data that the page does not need.
 * @returns undefined after a failure; the page must then be marked as incomplete, so that it is not cached
 * @throws when the request was cancelled
 */
export async function loadOptional<Value>(
  request: Promise<Value>,
  { signal }: Pick<LoaderArgs, 'signal'>,
): Promise<Value | undefined> {
  try {
    return await request;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
