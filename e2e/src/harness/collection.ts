import { MongoClient, type Document } from 'mongodb';
import type { TestSite } from './site.js';

/** Reads a collection of a site's database, past the services: what is stored, not what is told. */
export async function documentsOf(site: TestSite, collection: string): Promise<Document[]> {
  const client = new MongoClient(site.running.parts.database.uri);
  try {
    return await client.db().collection(collection).find({}).toArray();
  } finally {
    await client.close();
  }
}
