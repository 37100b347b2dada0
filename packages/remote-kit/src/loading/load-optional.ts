/**
 * Waits for data that the page does not need.
 * @returns undefined after a failure; the page must then be marked as incomplete, so that it is not cached
 * @throws when the request was cancelled
 */
export async function loadOptional<Value>(
  request: Promise<Value>,
  signal: { readonly aborted: boolean },
): Promise<Value | undefined> {
  try {
    return await request;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
