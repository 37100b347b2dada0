/**
 * Maps items with a limit of concurrent calls.
 * @returns the results in the items' order
 * @throws the first error of a call
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const worker = async () => {
    for (const [index, item] of remaining) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
