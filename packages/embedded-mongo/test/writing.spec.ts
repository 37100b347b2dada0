import { describe, expect, it } from '@jest/globals';
import { Binary, Double, Int32, Long } from 'bson';
import type { mongo } from 'mongoose';
import { errorOf, until, useServer } from './support/server.js';

type Document = mongo.Document;

describe('updating', () => {
  const { db } = useServer();

  /** What an update makes of a document. */
  async function updated(
    document: Document,
    update: Document | Document[],
    options: mongo.UpdateOptions = {},
  ): Promise<Document> {
    const collection = db().collection<Document>('updating');
    await collection.deleteMany({});
    await collection.insertOne({ _id: 1, ...document } as never);
    await collection.updateOne({ _id: 1 as never }, update, options);
    const { _id, ...rest } = (await collection.findOne({}, { promoteValues: true })) ?? {};
    expect(_id).toBe(1);
    return rest;
  }

  it.each<[string, Document, Document | Document[], Document]>([
    ['$set makes the documents on the way', { a: 1 }, { $set: { 'b.c.d': 2 } }, { a: 1, b: { c: { d: 2 } } }],
    ['$set replaces an element of an array', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
    ['$set beyond an array’s end pads it', { a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
    [
      'new fields come in the order of their paths',
      {},
      { $set: { b: 1, a: 1 }, $inc: { aa: 1 } },
      { a: 1, aa: 1, b: 1 },
    ],
    [
      '$unset removes',
      { a: 1, b: { c: 1, d: 2 } },
      { $unset: { a: '', 'b.c': '', 'x.y': '' } },
      { b: { d: 2 } },
    ],
    ['$unset of an element leaves null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['$inc adds, and starts at nothing', { a: 1.5 }, { $inc: { a: 1, b: -2 } }, { a: 2.5, b: -2 }],
    ['$mul multiplies, and makes 0 of nothing', { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
    [
      '$min and $max keep the lesser and the greater',
      { a: 5, b: 5 },
      { $min: { a: 3, c: 1 }, $max: { b: 3 } },
      { a: 3, b: 5, c: 1 },
    ],
    ['$max compares across types', { a: 5 }, { $max: { a: 'text' } }, { a: 'text' }],
    ['$bit works on bits', { a: 12 }, { $bit: { a: { and: 10 }, b: { or: 5 } } }, { a: 8, b: 5 }],
    ['$rename moves', { a: 1, b: 2 }, { $rename: { a: 'c.d', x: 'y' } }, { b: 2, c: { d: 1 } }],
    ['$push appends', { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
    [
      '$push of several at a place',
      { a: [1, 4] },
      { $push: { a: { $each: [2, 3], $position: 1 } } },
      { a: [1, 2, 3, 4] },
    ],
    [
      '$push sorts and cuts',
      { a: [3, 1] },
      { $push: { a: { $each: [2], $sort: -1, $slice: 2 } } },
      { a: [3, 2] },
    ],
    ['$push keeps the last', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
    ['$push empties', { a: [1, 2] }, { $push: { a: { $each: [], $slice: 0 } } }, { a: [] }],
    [
      '$push sorts documents',
      { a: [{ x: 2 }] },
      { $push: { a: { $each: [{ x: 1 }], $sort: { x: 1 } } } },
      { a: [{ x: 1 }, { x: 2 }] },
    ],
    [
      '$addToSet adds what is not there',
      { a: [1, { x: 1 }] },
      { $addToSet: { a: { $each: [1, { x: 1 }, 2, 2] }, b: 1 } },
      { a: [1, { x: 1 }, 2], b: [1] },
    ],
    ['$pull removes equal elements', { a: [1, 2, 1] }, { $pull: { a: 1, b: 1 } }, { a: [2] }],
    ['$pull removes by condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    ['$pull removes by list', { a: [1, 5, 9] }, { $pull: { a: { $in: [1, 9] } } }, { a: [5] }],
    [
      '$pull removes documents that match',
      { a: [{ x: 1, y: 1 }, { x: 2 }] },
      { $pull: { a: { x: 1 } } },
      { a: [{ x: 2 }] },
    ],
    [
      '$pull removes documents by a choice',
      { a: [{ x: 1 }, { x: 2 }, { x: 3 }] },
      { $pull: { a: { $or: [{ x: 1 }, { x: 3 }] } } },
      { a: [{ x: 2 }] },
    ],
    ['$pull removes texts by regular expression', { a: ['ab', 'b'] }, { $pull: { a: /^a/ } }, { a: ['b'] }],
    ['$pullAll removes each', { a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    [
      '$pop takes the last and the first',
      { a: [1, 2], b: [1, 2] },
      { $pop: { a: 1, b: -1, c: 1 } },
      { a: [1], b: [2] },
    ],
    ['a pipeline computes', { a: 2 }, [{ $set: { b: { $add: ['$a', 1] } } }, { $unset: 'a' }], { b: 3 }],
    ['a pipeline replaces', { a: { x: 1 } }, [{ $replaceWith: '$a' }], { x: 1 }],
  ])('%s', async (_what, document, update, expected) => {
    const result = await updated(document, update);
    expect(result).toEqual(expected);
    expect(Object.keys(result)).toEqual(Object.keys(expected));
  });

  it.each<[string, unknown, unknown, unknown]>([
    [
      '32-bit integers grow to 64 bits',
      new Int32(2_147_483_647),
      new Int32(1),
      Long.fromString('2147483648'),
    ],
    ['a whole double stays a double', new Double(1), new Int32(1), new Double(2)],
    ['a 64-bit integer stays one', Long.fromNumber(1), new Int32(1), Long.fromNumber(2)],
    ['an integer and a double make a double', new Int32(1), new Double(1), new Double(2)],
  ])('%s', async (_what, start, step, expected) => {
    const collection = db().collection<Document>('numbers');
    await collection.insertOne({ n: start });
    await collection.updateOne({}, { $inc: { n: step as number } });
    expect(await collection.findOne({}, { promoteValues: false, projection: { _id: 0 } })).toEqual({
      n: expected,
    });
    await collection.drop();
  });

  it('refuses a sum beyond 64 bits', async () => {
    const collection = db().collection<Document>('overflow');
    await collection.insertOne({ n: Long.MAX_VALUE });
    expect(await errorOf(collection.updateOne({}, { $inc: { n: 1 } }))).toMatchObject({ code: 2 });
  });

  it('$currentDate writes the time of the command', async () => {
    const before = Date.now();
    const { at, when, stamp } = await updated(
      {},
      { $currentDate: { at: true, when: { $type: 'date' }, stamp: { $type: 'timestamp' } } },
    );
    expect(at).toEqual(when);
    expect(at.getTime()).toBeGreaterThanOrEqual(before);
    // By name, because the driver may have its own copy of bson.
    expect(stamp).toMatchObject({ _bsontype: 'Timestamp' });
  });

  it.each<[string, Document, Document, Document]>([
    [
      'takes what the filter fixes',
      { a: 1, 'b.c': 2, d: { $gt: 5 }, e: { $in: [7] } },
      { $set: { z: 1 } },
      { a: 1, b: { c: 2 }, e: 7, z: 1 },
    ],
    [
      'takes what $and and $eq fix',
      { $and: [{ a: { $eq: 1 } }] },
      { $setOnInsert: { b: 2 } },
      { a: 1, b: 2 },
    ],
    ['takes nothing but the _id when it replaces', { _id: 'x', a: 1 }, { b: 2 }, { _id: 'x', b: 2 }],
  ])('an upsert %s', async (_what, filter, update, expected) => {
    const collection = db().collection<Document>('upserts');
    await collection.deleteMany({});
    const operators = Object.keys(update)[0]?.startsWith('$');
    const result = operators
      ? await collection.updateOne(filter, update, { upsert: true })
      : await collection.replaceOne(filter, update, { upsert: true });
    expect(result).toMatchObject({ upsertedCount: 1, matchedCount: 0 });
    const stored = await collection.findOne();
    expect(stored).toMatchObject(expected);
    expect(Object.keys(stored ?? {})).toEqual([
      '_id',
      ...Object.keys(expected).filter((name) => name !== '_id'),
    ]);
  });

  it('an upsert of many changes what it finds, and inserts when it finds nothing', async () => {
    const collection = db().collection<Document>('upsertMany');
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    const upsert = async (a: number): Promise<mongo.UpdateResult> =>
      collection.updateMany({ a }, { $set: { b: 1 } }, { upsert: true });
    expect(await upsert(1)).toMatchObject({ matchedCount: 2, modifiedCount: 2, upsertedCount: 0 });
    expect(await upsert(2)).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await collection.countDocuments({ b: 1 })).toBe(3);
  });

  it('an upsert refuses a filter that fixes a field twice', async () => {
    const collection = db().collection<Document>('upserts');
    expect(
      await errorOf(
        collection.updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true }),
      ),
    ).toMatchObject({ code: 54 });
  });

  it('changes many documents, each once, also when the change moves them in the index it goes by', async () => {
    const collection = db().collection<Document>('many');
    await collection.createIndex({ n: 1 });
    await collection.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    expect(await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1_000 } })).toMatchObject({
      matchedCount: 300,
      modifiedCount: 300,
    });
    expect(await collection.countDocuments({ n: { $gte: 1_000, $lt: 1_300 } })).toBe(300);
    expect(await errorOf(collection.updateMany({}, [{ $match: {} }]))).toMatchObject({ code: 72 });
    const replaced = await db().command({ update: 'many', updates: [{ q: {}, u: { a: 1 }, multi: true }] });
    expect(replaced).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 9 }] });
  });

  it('finds, changes and shows a document in one step', async () => {
    const collection = db().collection<Document>('queue');
    await collection.insertMany([{ n: 3 }, { n: 1 }, { n: 2 }]);
    expect(await collection.findOneAndDelete({}, { sort: { n: 1 }, projection: { _id: 0 } })).toEqual({
      n: 1,
    });
    expect(
      await collection.findOneAndUpdate(
        {},
        { $set: { taken: true } },
        { sort: { n: -1 }, projection: { _id: 0 } },
      ),
    ).toEqual({ n: 3 });
    expect(
      await collection.findOneAndReplace(
        { n: 3 },
        { n: 4 },
        { returnDocument: 'after', projection: { _id: 0 } },
      ),
    ).toEqual({ n: 4 });
    expect(await collection.findOneAndUpdate({ n: 9 }, { $set: { a: 1 } })).toBeNull();
    expect(await collection.findOneAndUpdate({ n: 9 }, { $set: { a: 1 } }, { upsert: true })).toBeNull();
    expect(await collection.findOneAndDelete({ n: 100 })).toBeNull();
  });

  it.each<[string, Document]>([
    ['an update and a removal', { update: {}, remove: true }],
    ['a removal and an upsert', { remove: true, upsert: true }],
    ['a removal that shows the new document', { remove: true, new: true }],
    ['neither update nor removal', {}],
  ])('refuses findAndModify with %s', async (_what, fields) => {
    expect(await errorOf(db().command({ findAndModify: 'queue', ...fields }))).toMatchObject({ code: 9 });
  });

  it('gives a document its _id in front, and makes one when none is sent', async () => {
    await db().command({ insert: 'ids', documents: [{ a: 1, _id: 5 }, { b: 1 }] });
    const [first, second] = await db().collection('ids').find().toArray();
    expect(Object.keys(first ?? {})).toEqual(['_id', 'a']);
    expect(second?._id).toMatchObject({ _bsontype: 'ObjectId' });
    expect(await db().command({ insert: 'ids', documents: [{ _id: [1] }] })).toMatchObject({
      n: 0,
      writeErrors: [{ index: 0, code: 72 }],
    });
  });

  it('goes on after an error when the writes are not ordered', async () => {
    const collection = db().collection<Document>('unordered');
    const error = await errorOf(
      collection.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[], { ordered: false }),
    );
    expect(error).toMatchObject({ code: 11000 });
    expect(await collection.countDocuments()).toBe(2);
  });

  it('refuses documents that are too large, too deep or no documents', async () => {
    const collection = db().collection<Document>('large');
    await collection.insertOne({ a: new Binary(Buffer.alloc(10_000_000)) });
    expect(
      await errorOf(collection.updateOne({}, { $set: { b: new Binary(Buffer.alloc(10_000_000)) } })),
    ).toMatchObject({ code: 10334 });
    let deep: Document = {};
    for (let level = 0; level < 130; level++) deep = { deep };
    expect(await errorOf(collection.insertOne(deep))).toMatchObject({ code: 2 });
    expect(await errorOf(db().command({ insert: 'large', documents: [] }))).toMatchObject({ code: 16 });
  });

  it('answers writes whose result no client awaits by doing them', async () => {
    const collection = db().collection<Document>('unacknowledged');
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
    await until(async () => (await collection.countDocuments()) > 0);
    expect(await collection.countDocuments()).toBe(1);
  });

  it('keeps a refused command from harming others that share its commit', async () => {
    const collection = db().collection<Document>('shared');
    await collection.createIndex({ a: 1 }, { unique: true });
    const writes = Array.from({ length: 60 }, async (_, index) =>
      index % 3 === 0
        ? errorOf(db().command({ createIndexes: 'shared', indexes: [{ key: { a: 1 }, name: 'other' }] }))
        : collection.insertOne({ a: index }),
    );
    await Promise.all(writes);
    expect(await collection.countDocuments()).toBe(40);
  });
});
