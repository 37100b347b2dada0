import { MongoClient, type Collection, type Document, type UpdateFilter } from 'mongodb';
import type { TestSite } from './site/site.js';

/** Direct access to a collection of a site's database, without the services. */
async function inCollection<T>(
  site: TestSite,
  name: string,
  work: (collection: Collection<Document>) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(site.running.parts.database.uri);
  try {
    return await work(client.db().collection(name));
  } finally {
    await client.close();
  }
}

/** Reads a collection as stored, not as the API returns it. */
export const documentsOf = (site: TestSite, collection: string): Promise<Document[]> =>
  inCollection(site, collection, (documents) => documents.find({}).toArray());

/** Stores documents that the API would reject. */
export const insertInto = (site: TestSite, collection: string, document: Document): Promise<unknown> =>
  inCollection(site, collection, (documents) => documents.insertOne(document));

/** Deletes the documents of a test. */
export const removeFrom = (site: TestSite, collection: string, which: Document): Promise<unknown> =>
  inCollection(site, collection, (documents) => documents.deleteMany(which));

/** Changes stored documents in a way that the API does not allow. */
export const changeIn = (
  site: TestSite,
  collection: string,
  changes: readonly { which: Document; change: UpdateFilter<Document> }[],
): Promise<unknown> =>
  inCollection(site, collection, (documents) =>
    documents.bulkWrite(
      changes.map(({ which, change }) => ({ updateOne: { filter: which, update: change } })),
    ),
  );
