import { MongoClient, type Collection, type Document, type UpdateFilter } from 'mongodb';
import type { TestSite } from './site/site.js';

/** Works on a collection of a site's database, past the services. */
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

/** Reads a collection: what is stored, not what is told. */
export const documentsOf = (site: TestSite, collection: string): Promise<Document[]> =>
  inCollection(site, collection, (documents) => documents.find({}).toArray());

/** Stores what no call of the services takes. */
export const insertInto = (site: TestSite, collection: string, document: Document): Promise<unknown> =>
  inCollection(site, collection, (documents) => documents.insertOne(document));

/** Takes away what a test stored. */
export const removeFrom = (site: TestSite, collection: string, which: Document): Promise<unknown> =>
  inCollection(site, collection, (documents) => documents.deleteMany(which));

/** Changes what is stored, as no call of the services would. */
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
