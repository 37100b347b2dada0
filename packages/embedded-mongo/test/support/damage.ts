import { cpSync, openSync, readFileSync, readSync, closeSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '../../src/index.js';

export const PAGE_BYTES = 4096;
const DOCUMENTS = 900;
const LARGE_DOCUMENTS = 12;

export const dataFile = (folder: string): string => join(folder, 'data.mdb');

/** Fills a database: several kinds of indexes, large documents, and free pages of deleted and changed ones. */
async function fill(uri: string): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  const items = client.db('test').collection('items');
  await items.createIndexes([
    { key: { n: 1 }, unique: true },
    { key: { tag: 1, n: -1 } },
    { key: { list: 1 } },
    { key: { tag: 1 }, name: 'partial', partialFilterExpression: { n: { $gte: 500 } } },
  ]);
  const text = (n: number): string => 'x'.repeat(100 + ((n * 7) % 300));
  await items.insertMany(
    Array.from({ length: DOCUMENTS }, (_, n) => ({
      n,
      tag: `tag ${n % 17}`,
      list: [n % 5, n % 7],
      text: text(n),
    })),
  );
  await items.deleteMany({ n: { $gt: 600, $lt: 700 } });
  await items.updateMany({ tag: 'tag 3' }, { $set: { more: 'y'.repeat(200) } });
  const large = Array.from({ length: LARGE_DOCUMENTS }, (_, n) => ({
    n,
    text: 'z'.repeat(3_000 + n * 2_500),
  }));
  await client.db('test').collection('large').insertMany(large);
  await client.db('other').collection('small').insertOne({ a: 1 });
  await client.close();
}

/** A folder with data, and its server stopped. */
export async function makeData(folder: string): Promise<void> {
  const server = await startEmbeddedMongo({ dataDir: folder });
  await fill(server.uri);
  await server.close();
}

type Ask = (db: mongo.Db) => Promise<unknown>;

/** Questions whose answers pass through every page: documents, each index, counts, the catalogue. */
const QUESTIONS: Readonly<Record<string, Ask>> = {
  documents: async (db) => db.collection('items').find().toArray(),
  large: async (db) => db.collection('large').find().toArray(),
  count: async (db) => db.collection('items').countDocuments(),
  estimate: async (db) => db.collection('items').estimatedDocumentCount(),
  byUniqueIndex: async (db) =>
    db
      .collection('items')
      .find({ n: { $gte: 0 } })
      .sort({ n: 1 })
      .toArray(),
  byCompoundIndex: async (db) =>
    db
      .collection('items')
      .find({ tag: { $gte: '' } })
      .hint('tag_1_n_-1')
      .toArray(),
  byArrayIndex: async (db) => db.collection('items').countDocuments({ list: 3 }, { hint: 'list_1' }),
  byPartialIndex: async (db) =>
    db
      .collection('items')
      .find({ tag: 'tag 4', n: { $gte: 500 } })
      .hint('partial')
      .toArray(),
  single: async (db) =>
    Promise.all([5, 17, 400, 599, 701, 899].map(async (n) => db.collection('items').findOne({ n }))),
  byId: async (db) => db.collection('items').find().hint('_id_').project({ n: 1 }).toArray(),
  collections: async (db) => (await db.listCollections().toArray()).map(({ name }) => name),
  indexes: async (db) => db.collection('items').indexes(),
  other: async (db) => db.client.db('other').collection('small').find().toArray(),
};

export type Answers = Record<string, string>;

/** The answers of a database; `error CODE` where it gave an error. */
export async function answersOf(uri: string): Promise<Answers> {
  const client = await mongo.MongoClient.connect(uri);
  const answers: Answers = {};
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    try {
      answers[name] = JSON.stringify(await ask(client.db('test')));
    } catch (error) {
      answers[name] = `error ${error instanceof mongo.MongoServerError ? String(error.code) : String(error)}`;
    }
  }
  await client.close();
  return answers;
}

/** Overwrites bytes of a file. */
export function overwrite(file: string, offset: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, offset);
  closeSync(handle);
}

export function bytesAt(file: string, offset: number, length: number): Buffer {
  const handle = openSync(file, 'r');
  const bytes = Buffer.alloc(length);
  readSync(handle, bytes, 0, length, offset);
  closeSync(handle);
  return bytes;
}

export const pagesOf = (file: string): number => Math.floor(statSync(file).size / PAGE_BYTES);

/** A copy of a stopped folder. */
export function copyOf(folder: string, copy: string): string {
  cpSync(folder, copy, { recursive: true });
  return copy;
}

export const readAll = (folder: string): Buffer => readFileSync(dataFile(folder));
