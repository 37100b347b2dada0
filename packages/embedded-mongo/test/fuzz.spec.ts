import { describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { decode } from '../src/bson/decode.js';
import { encode } from '../src/bson/encode.js';
import { sortKey } from '../src/query/sort.js';
import { parseSort } from '../src/query/sort-spec.js';
import { useServer } from './support/server.js';
import { randomDocument, randomFilter, randomSort, Random } from './support/random.js';

/** How many random queries; the full proof asks for more. */
const QUERIES = Number(process.env['FUZZ_QUERIES'] ?? 150);
const DOCUMENTS = 150;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_240_601);

const INDEXES: mongo.IndexDescription[] = [
  { key: { a: 1 } },
  { key: { b: -1 } },
  { key: { a: 1, b: -1 } },
  { key: { b: 1, a: 1, c: 1 } },
  { key: { 'd.x': 1 } },
  { key: { 'd.x': 1, 'd.y': -1 } },
  { key: { c: 1 }, sparse: true },
  { key: { a: -1, 'd.y': 1 } },
  { key: { e: 1 }, partialFilterExpression: { a: { $gt: 3 } } },
  { key: { e: -1, c: 1 }, partialFilterExpression: { b: { $exists: true }, e: { $gte: 2 } } },
  {
    key: { 'd.y': 1 },
    partialFilterExpression: { $or: [{ 'd.x': { $lte: 5 } }, { a: { $type: 'string' } }] },
  },
];

type Order = [string, 1 | -1][];

interface Numbered extends mongo.Document {
  readonly _id: number;
}

/** The documents of a result, whatever their order. */
function ids(documents: readonly mongo.Document[]): string[] {
  return documents.map((document) => String(document['_id'])).sort();
}

/** The order of a result: the key by which each document sorts. Documents with equal keys may change places. */
function keys(documents: readonly mongo.Document[], order: Order): string[] {
  const fields = parseSort(Object.fromEntries(order));
  return documents.map((document) => sortKey(decode(encode(document)), fields).toString('hex'));
}

describe('queries over an indexed and an unindexed copy of the same documents', () => {
  const { db } = useServer();

  it(`give the same answers for ${QUERIES} random queries`, async () => {
    const random = new Random(SEED);
    const documents: mongo.Document[] = Array.from({ length: DOCUMENTS }, (_, index) => ({
      _id: index,
      ...randomDocument(random),
    }));
    const plain = db().collection<mongo.Document>('plain');
    const indexed = db().collection<mongo.Document>('indexed');
    await plain.insertMany(structuredClone(documents));
    await indexed.insertMany(structuredClone(documents));
    await indexed.createIndexes(INDEXES);
    const used = { index: 0, partial: 0, union: 0, order: 0 };
    for (let round = 0; round < QUERIES; round++) {
      const filter = randomFilter(random);
      const sort: Order = random.chance(0.6) ? randomSort(random) : [['_id', 1]];
      const limited = random.chance(0.3) && { limit: 1 + random.below(20), skip: random.below(5) };
      const options = { sort, ...limited, promoteLongs: false, promoteValues: true, bsonRegExp: true };
      const [expected, actual] = await Promise.all([
        plain.find(filter, options).hint({ $natural: 1 }).toArray(),
        indexed.find(filter, options).toArray(),
      ]);
      const plan = (await indexed.find(filter, options).explain('queryPlanner'))['queryPlanner'];
      const shown = { round, filter: JSON.stringify(filter), sort, plan };
      expect({ ...shown, order: keys(actual, sort) }).toEqual({ ...shown, order: keys(expected, sort) });
      // With a limit, documents of equal keys may be in or out.
      if (!limited) expect({ ...shown, ids: ids(actual) }).toEqual({ ...shown, ids: ids(expected) });
      const winning = JSON.stringify(plan.winningPlan);
      if (winning.includes('IXSCAN')) used.index++;
      if (winning.includes('"isPartial":true')) used.partial++;
      if (winning.includes('"OR"')) used.union++;
      if (sort[0]?.[0] !== '_id' && !winning.includes('SORT')) used.order++;
      const counts = async (collection: mongo.Collection): Promise<unknown> => [
        await collection.countDocuments(filter),
        ids(await collection.aggregate([{ $match: filter }, { $group: { _id: '$_id' } }]).toArray()),
      ];
      expect([round, await counts(indexed)]).toEqual([round, await counts(plain)]);
    }
    // The comparison means something only when indexes were used, in every way.
    expect(used.index).toBeGreaterThan(QUERIES / 4);
    expect(used.order).toBeGreaterThan(QUERIES / 20);
    expect(used.union).toBeGreaterThan(QUERIES / 200);
    expect(used.partial).toBeGreaterThan(QUERIES / 200);
  }, 600_000);

  it('stay the same while documents are changed and removed at random', async () => {
    const random = new Random(SEED + 1);
    const plain = db().collection<Numbered>('plain2');
    const indexed = db().collection<Numbered>('indexed2');
    await indexed.createIndexes(INDEXES);
    for (let round = 0; round < QUERIES / 4; round++) {
      const document = randomDocument(random);
      const _id = random.below(60);
      const removes = random.chance(0.2);
      for (const collection of [plain, indexed]) {
        if (removes) await collection.deleteOne({ _id });
        else await collection.replaceOne({ _id }, document, { upsert: true });
      }
      const filter = randomFilter(random);
      const [expected, actual] = await Promise.all([
        plain.find(filter).sort({ _id: 1 }).toArray(),
        indexed.find(filter).sort({ _id: 1 }).toArray(),
      ]);
      expect(actual).toEqual(expected);
    }
  }, 600_000);
});
