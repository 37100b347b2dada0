/** What a page can live without: undefined when it did not come. A reader who has left is no failure: the loader ends. */
export async function orWithout<Value>(
  wanted: Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  try {
    return await wanted;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
