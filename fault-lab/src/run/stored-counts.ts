import { MongoClient } from 'mongodb';

/** Views of each path of the laboratory, read from the database itself. */
export async function storedCounts(uri: string): Promise<Map<string, number>> {
  const client = new MongoClient(uri);
  try {
    const documents = await client
      .db()
      .collection('pageViews')
      .find({ path: /^\/lab\// })
      .toArray();
    const counts = new Map<string, number>();
    for (const { path, views } of documents)
      counts.set(String(path), (counts.get(String(path)) ?? 0) + Number(views ?? 0));
    return counts;
  } finally {
    await client.close();
  }
}

/** How much each counter rose. */
export const increases = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Map<string, number> => new Map([...after].map(([path, count]) => [path, count - (before.get(path) ?? 0)]));
