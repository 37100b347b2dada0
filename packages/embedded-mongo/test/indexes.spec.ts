import { describe, expect, it } from '@jest/globals';
import type { mongo } from 'mongoose';
import { errorOf, until, useServer } from './support/server.js';

type Document = mongo.Document;

describe('indexes', () => {
  const { db, client } = useServer({ ttlSweepMs: 20 });

  it('are made, listed and dropped', async () => {
    const items = db().collection('listed');
    expect(await items.createIndex({ a: 1 })).toBe('a_1');
    await items.createIndex({ b: -1, c: 1 }, { unique: true, name: 'mine' });
    await items.createIndex({ d: 1 }, { sparse: true });
    await items.createIndex({ e: 1 }, { expireAfterSeconds: 60 });
    expect(await items.listIndexes().toArray()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1' },
      { v: 2, key: { b: -1, c: 1 }, name: 'mine', unique: true },
      { v: 2, key: { d: 1 }, name: 'd_1', sparse: true },
      { v: 2, key: { e: 1 }, name: 'e_1', expireAfterSeconds: 60 },
    ]);
    await items.dropIndex('mine');
    expect(await errorOf(items.dropIndex('mine'))).toMatchObject({ code: 27, codeName: 'IndexNotFound' });
    expect(await errorOf(items.dropIndex('_id_'))).toMatchObject({ code: 72 });
    await db().command({ dropIndexes: 'listed', index: { a: 1 } });
    await items.dropIndexes();
    expect(await items.indexExists('a_1')).toBe(false);
    expect((await items.indexes()).length).toBe(1);
  });

  it('requested twice are one; with the same name and another meaning they are refused', async () => {
    const items = db().collection('twice');
    await items.createIndex({ a: 1 });
    expect(
      await db().command({ createIndexes: 'twice', indexes: [{ key: { a: 1 }, name: 'a_1' }] }),
    ).toMatchObject({
      numIndexesBefore: 2,
      numIndexesAfter: 2,
      note: 'all indexes already exist',
    });
    expect(await errorOf(items.createIndex({ a: 1 }, { unique: true }))).toMatchObject({
      code: 86,
      codeName: 'IndexKeySpecsConflict',
    });
    expect(await errorOf(items.createIndex({ a: 1 }, { name: 'other' }))).toMatchObject({
      code: 85,
      codeName: 'IndexOptionsConflict',
    });
  });

  it.each<[string, Document, number]>([
    ['without fields', { key: {}, name: 'x' }, 67],
    ['with a direction of zero', { key: { a: 0 }, name: 'x' }, 67],
    ['with an empty path', { key: { 'a.': 1 }, name: 'x' }, 67],
    ['on a position', { key: { 'a.0': 1 }, name: 'x' }, 115],
    ['without a name', { key: { a: 1 } }, 9],
    ['with an empty name', { key: { a: 1 }, name: '' }, 67],
    [
      'both sparse and partial',
      { key: { a: 1 }, name: 'x', sparse: true, partialFilterExpression: { a: 1 } },
      67,
    ],
    [
      'partial by an operator not allowed there',
      { key: { a: 1 }, name: 'x', partialFilterExpression: { a: { $ne: 1 } } },
      67,
    ],
    ['compound and expiring', { key: { a: 1, b: 1 }, name: 'x', expireAfterSeconds: 1 }, 67],
    ['expiring in the past', { key: { a: 1 }, name: 'x', expireAfterSeconds: -1 }, 67],
    ['expiring by _id', { key: { _id: 1 }, name: 'x', expireAfterSeconds: 1 }, 197],
    ['hidden', { key: { a: 1 }, name: 'x', hidden: true }, 115],
  ])('are refused %s', async (_what, index, code) => {
    expect(await errorOf(db().command({ createIndexes: 'refused', indexes: [index] }))).toMatchObject({
      code,
    });
  });

  it('that are unique let no second document in, neither by insert nor by update nor by upsert', async () => {
    const items = db().collection<Document>('unique');
    await items.createIndex({ a: 1 }, { unique: true });
    await items.insertMany([{ a: 1 }, { a: 2 }, { b: 1 }]);
    expect(await errorOf(items.insertOne({ a: 1 }))).toMatchObject({ code: 11000, keyValue: { a: 1 } });
    expect(await errorOf(items.insertOne({ c: 1 }))).toMatchObject({ keyValue: { a: null } });
    expect(await errorOf(items.updateOne({ a: 2 }, { $set: { a: 1 } }))).toMatchObject({
      keyPattern: { a: 1 },
    });
    expect(await errorOf(items.updateOne({ a: 3 }, { $set: { a: 1 } }, { upsert: true }))).toMatchObject({
      code: 11000,
    });
    expect(await errorOf(items.findOneAndUpdate({ a: 2 }, { $inc: { a: -1 } }))).toMatchObject({
      code: 11000,
    });
    expect(await items.countDocuments()).toBe(3);
  });

  it('that are unique hold for the elements of arrays, of different documents', async () => {
    const items = db().collection<Document>('uniqueArrays');
    await items.createIndex({ tags: 1 }, { unique: true });
    await items.insertOne({ tags: ['a', 'b', 'a'] });
    expect(await errorOf(items.insertOne({ tags: ['c', 'b'] }))).toMatchObject({ keyValue: { tags: 'b' } });
    await items.insertOne({ tags: ['c'] });
  });

  it('that are unique free a value when its document is changed or removed', async () => {
    const items = db().collection<Document>('freed');
    await items.createIndex({ a: 1 }, { unique: true });
    await items.insertMany([{ a: 1 }, { a: [2, 3] }]);
    await items.updateOne({ a: 1 }, { $set: { a: 4 } });
    await items.updateOne({ a: 2 }, { $set: { a: [3] } });
    await items.deleteOne({ a: 3 });
    await items.insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]);
    expect(await errorOf(items.insertOne({ a: 4 }))).toMatchObject({ code: 11000 });
  });

  it('on two fields of an array’s documents find a document whose elements meet one condition each', async () => {
    const items = db().collection<Document>('elements');
    await items.createIndex({ 'd.x': 1, 'd.y': 1 });
    const d = [
      { x: 1, y: 2 },
      { x: 2, y: 1 },
    ];
    await items.insertMany([{ d }, { d: { x: 1, y: 2 } }]);
    expect(await items.countDocuments({ 'd.x': 1, 'd.y': 1 })).toBe(1);
    expect(await items.countDocuments({ 'd.x': { $gt: 1, $lt: 2 } })).toBe(1);
    expect(await items.countDocuments({ 'd.x': { $gt: 1 }, 'd.y': { $gt: 1 } })).toBe(1);
  });

  it('that are sparse or partial leave out what they do not hold', async () => {
    const items = db().collection<Document>('sparse');
    await items.createIndex({ a: 1 }, { unique: true, sparse: true });
    await items.createIndex({ b: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await items.insertMany([{ x: 1 }, { x: 2 }, { a: 1, b: 1, live: true }, { a: 2, b: 1 }]);
    expect(await errorOf(items.insertOne({ a: 1 }))).toMatchObject({ code: 11000 });
    expect(await errorOf(items.insertOne({ b: 1, live: true }))).toMatchObject({ code: 11000 });
    expect(await items.countDocuments({ a: null })).toBe(2);
    expect(await items.find().sort({ a: 1 }).toArray()).toHaveLength(4);
  });

  it('are not made when the documents break them', async () => {
    const items = db().collection<Document>('broken');
    await items.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await errorOf(items.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
    expect((await items.indexes()).length).toBe(1);
    await items.deleteOne({ a: 1 });
    expect(await items.createIndex({ a: 1 }, { unique: true })).toBe('a_1');
  });

  it('refuse two arrays in one index, and keys that are too long', async () => {
    const items = db().collection<Document>('parallel');
    await items.createIndex({ a: 1, b: 1 });
    expect(await errorOf(items.insertOne({ a: [1, 2], b: [1, 2] }))).toMatchObject({
      code: 171,
      message: 'cannot index parallel arrays [a] [b]',
    });
    expect(await errorOf(items.insertOne({ a: 'x'.repeat(2_000) }))).toMatchObject({ code: 17280 });
    expect(await items.countDocuments()).toBe(0);
  });

  it('are used for equality, ranges, lists, prefixes and order, and explain says so', async () => {
    const items = db().collection<Document>('explained');
    await items.createIndex({ a: 1, b: -1 });
    await items.insertMany(
      Array.from({ length: 200 }, (_, index) => ({ a: index % 10, b: index, t: `t${index}` })),
    );
    await items.createIndex({ t: 1 });
    const stats = async (filter: Document, sort: Record<string, 1 | -1> = {}): Promise<[string, number]> => {
      const plan = await items.find(filter).sort(sort).explain('executionStats');
      const stages =
        JSON.stringify(plan['queryPlanner'].winningPlan)
          .match(/SORT|IXSCAN|COLLSCAN|EOF/g)
          ?.join(' ') ?? '';
      return [stages, plan['executionStats'].totalDocsExamined];
    };
    expect(await stats({ a: 3 })).toEqual(['IXSCAN', 20]);
    expect(await stats({ a: 3, b: { $gt: 100 } })).toEqual(['IXSCAN', 10]);
    expect(await stats({ a: { $in: [1, 2] } })).toEqual(['IXSCAN', 40]);
    expect(await stats({ t: /^t19/ })).toEqual(['IXSCAN', 11]);
    expect(await stats({ a: 3 }, { b: -1 })).toEqual(['IXSCAN', 20]);
    expect(await stats({ a: 3 }, { b: 1 })).toEqual(['IXSCAN', 20]);
    expect(await stats({ a: { $gt: 3 } }, { b: 1 })).toEqual(['SORT IXSCAN', 120]);
    expect(await stats({ a: { $gt: 3, $lt: 3 } })).toEqual(['EOF', 0]);
    expect(await stats({ b: 3 })).toEqual(['COLLSCAN', 200]);
    expect(
      await items
        .find({ a: 3 })
        .sort({ b: 1 })
        .limit(2)
        .map(({ b }) => b)
        .toArray(),
    ).toEqual([3, 13]);
  });

  it('named by a hint are used, and hints of none are refused', async () => {
    const items = db().collection<Document>('explained');
    const plan = await items.find({ a: 1 }).hint({ t: 1 }).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('"indexName":"t_1"');
    expect(await items.find({ a: 1 }).hint('a_1_b_-1').toArray()).toHaveLength(20);
    expect(await errorOf(items.find({ a: 1 }).hint('none').toArray())).toMatchObject({ code: 2 });
  });

  it('with a time to live remove documents when it is over, and no others', async () => {
    const items = db().collection<Document>('ttl');
    await items.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await items.createIndex({ until: -1 }, { expireAfterSeconds: 0 });
    const old = new Date(Date.now() - 3_601_000);
    await items.insertMany([
      { at: old, n: 1 },
      { at: new Date(), n: 2 },
      { at: 'never', n: 3 },
      { at: [new Date(), old], n: 4 },
      { n: 5 },
      { until: old, n: 6 },
      { until: new Date(Date.now() + 3_600_000), n: 7 },
    ]);
    await until(async () => (await items.countDocuments()) <= 4);
    expect((await items.find().sort({ n: 1 }).toArray()).map(({ n }) => n)).toEqual([2, 3, 5, 7]);
  });

  it('belong to collections that are listed and dropped, and to databases', async () => {
    const other = client().db('other');
    await other.createCollection('a');
    await other.createCollection('a');
    await other.collection('b').insertOne({});
    expect(await other.listCollections({ name: 'b' }).toArray()).toMatchObject([
      { name: 'b', type: 'collection' },
    ]);
    expect((await other.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)).toEqual([
      'a',
      'b',
    ]);
    expect((await client().db().admin().listDatabases({ nameOnly: true })).databases).toContainEqual({
      name: 'other',
    });
    expect(await other.dropCollection('a')).toBe(true);
    expect(await other.dropDatabase()).toBe(true);
    expect(await other.listCollections().toArray()).toEqual([]);
    expect(await errorOf(other.command({ listIndexes: 'a' }))).toMatchObject({
      code: 26,
      codeName: 'NamespaceNotFound',
    });
  });

  it.each([1, -1] as const)(
    'answer queries for values longer than any key (direction %i)',
    async (direction) => {
      const items = db().collection<Document>(`long${direction}`);
      await items.createIndex({ a: direction, b: 1 });
      const short = 'x'.repeat(1_500);
      const documents = ['a', 'x', short, 'y'].map((a, b) => ({ a, b }));
      await items.insertMany(documents);
      const long = 'x'.repeat(5_000);
      const found = async (filter: mongo.Filter<Document>) =>
        (await items.find(filter).sort({ b: 1 }).toArray()).map(({ b }) => Number(b));
      expect(await found({ a: long })).toEqual([]);
      expect(await found({ a: { $in: [long, 'y'] } })).toEqual([3]);
      expect(await found({ a: { $gt: long } })).toEqual([3]);
      expect(await found({ a: { $gte: long } })).toEqual([3]);
      expect(await found({ a: { $lt: long } })).toEqual([0, 1, 2]);
      expect(await found({ a: { $lte: long, $gt: 'a' } })).toEqual([1, 2]);
      expect(await items.countDocuments({ a: long, b: 1 })).toBe(0);
      const byId = db().collection<{ _id: string; a: number }>(`long-id${direction}`);
      expect(await byId.updateOne({ _id: long }, { $set: { a: 1 } })).toMatchObject({ matchedCount: 0 });
    },
  );
});
