/**
 * Does a job for each item, some of them side by side.
 * @param most jobs at a time
 * @returns the results in the order of the items
 * @throws what the first failing job threw; jobs that were not begun are not begun any more
 */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  most: number,
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let failed = false;
  const work = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      results[index] = await job(item);
    }
  };
  const guarded = () =>
    work().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, guarded));
  return results;
}
