/**
 * Does work for each item, a few at a time.
 * @returns what each gave, in the items' order
 * @throws what the first one threw that failed
 */
export async function someAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
