/**
 * Maps items with an asynchronous function, a limited number at a time.
 * @param limit maximum concurrent calls
 * @returns the results in the order of the items
 * @throws the error of the first failing call; no further calls start
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  mapItem: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let hasFailed = false;
  const runWorker = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      results[index] = await mapItem(item);
    }
  };
  const startWorker = () =>
    runWorker().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, startWorker));
  return results;
}
