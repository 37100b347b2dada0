import { beforeAll, describe, expect, it } from '@jest/globals';
import { Binary, Decimal128, Double, Long, ObjectId, Timestamp } from 'bson';
import type { mongo } from 'mongoose';
import { errorOf, useServer } from './support/server.js';

type Document = mongo.Document;

/** What a query over these documents must find, by _id. Taken from MongoDB's documented semantics. */
const DOCUMENTS: Document[] = [
  { _id: 1, n: 1, tags: ['a', 'b'], sub: { x: 1, y: 2 }, when: new Date(1000) },
  { _id: 2, n: 2.5, tags: [], sub: { y: 2, x: 1 }, when: new Date(2000) },
  {
    _id: 3,
    n: null,
    tags: 'a',
    list: [
      { x: 1, y: 1 },
      { x: 2, y: 9 },
    ],
  },
  { _id: 4, n: 'two', bin: new Binary(Buffer.from('ab')), list: [{ x: 1, y: 9 }] },
  { _id: 5, n: Long.fromString('9007199254740993'), bin: new Binary(Buffer.from('ac')), list: [1, 5, 9] },
  { _id: 6, n: Decimal128.fromString('2.5'), tags: [['a']], stamp: new Timestamp({ t: 5, i: 1 }) },
  { _id: 7, n: new Double(1), text: 'Straße\n', tags: ['b', 'c', 'd'] },
];

describe('reading', () => {
  const { db } = useServer();
  const items = (): mongo.Collection<Document> => db().collection('items');
  const found = async (filter: Document): Promise<unknown[]> =>
    (await items().find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

  beforeAll(async () => {
    await items().insertMany(DOCUMENTS);
  });

  it.each<[string, Document, number[]]>([
    ['numbers equal whatever their type', { n: 1 }, [1, 7]],
    ['decimals equal the double of the same value', { n: 2.5 }, [2, 6]],
    [
      '64-bit integers beyond the exact doubles are distinguished',
      { n: Long.fromString('9007199254740993') },
      [5],
    ],
    ['and are not equal to the double next to them', { n: 9007199254740992 }, []],
    ['comparisons keep to numbers', { n: { $gt: 1 } }, [2, 5, 6]],
    ['null finds what is null or missing', { n: null }, [3]],
    ['$exists finds null too', { n: { $exists: true } }, [1, 2, 3, 4, 5, 6, 7]],
    ['an element of an array counts', { tags: 'a' }, [1, 3]],
    ['an array as a whole counts', { tags: ['a', 'b'] }, [1]],
    ['so does an array within an array', { tags: ['a'] }, [6]],
    ['$all wants every element', { tags: { $all: ['b', 'c'] } }, [7]],
    ['$all of nothing finds nothing', { tags: { $all: [] } }, []],
    ['$size counts', { tags: { $size: 0 } }, [2]],
    ['documents equal only with their fields in the same order', { sub: { x: 1, y: 2 } }, [1]],
    ['fields of documents are reached by path', { 'sub.x': 1 }, [1, 2]],
    ['binaries equal by content', { bin: new Binary(Buffer.from('ab')) }, [4]],
    ['binaries are ordered', { bin: { $gt: new Binary(Buffer.from('ab')) } }, [5]],
    ['different elements may meet different conditions', { 'list.x': 1, 'list.y': 9 }, [3, 4]],
    ['$elemMatch wants one element to meet all', { list: { $elemMatch: { x: 1, y: 9 } } }, [4]],
    ['$elemMatch works on plain elements', { list: { $elemMatch: { $gt: 4, $lt: 6 } } }, [5]],
    ['a number in a path is a position', { 'list.1.y': 9 }, [3]],
    ['$in takes values and regular expressions', { tags: { $in: ['d', /^A/i] } }, [1, 3, 7]],
    ['$nin finds what is missing too', { when: { $nin: [new Date(1000)] } }, [2, 3, 4, 5, 6, 7]],
    ['$ne is the contrary of equality', { tags: { $ne: 'a' } }, [2, 4, 5, 6, 7]],
    ['$not finds what has no such value', { n: { $not: { $gte: 1 } } }, [3, 4]],
    [
      '$or, $and and $nor combine',
      { $or: [{ n: 1 }, { $and: [{ tags: 'a' }, { n: null }] }], $nor: [{ _id: 7 }] },
      [1, 3],
    ],
    ['$type knows names', { n: { $type: ['long', 'decimal'] } }, [5, 6]],
    ['a whole double stays a double', { n: { $type: 'double' } }, [2, 7]],
    ['$type knows numbers', { n: { $type: 2 } }, [4]],
    ['$type knows all kinds of number', { n: { $type: 'number' } }, [1, 2, 5, 6, 7]],
    ['$mod divides', { _id: { $mod: [3, 1] } }, [1, 4, 7]],
    ['dates compare with dates', { when: { $lte: new Date(1500) } }, [1]],
    ['timestamps compare with timestamps', { stamp: { $gt: new Timestamp({ t: 4, i: 9 }) } }, [6]],
    ['$expr compares fields', { $expr: { $gt: ['$sub.y', '$n'] } }, [1]],
    [
      'regular expressions see letters beyond ASCII',
      { text: { $regex: 'STRASSE|straß', $options: 'i' } },
      [7],
    ],
    ['$comment changes nothing', { _id: 1, $comment: 'why' }, [1]],
  ])('%s', async (_what, filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  it('sorts by type, then by value, and an array by its least or greatest element', async () => {
    const order = async (sort: Record<string, 1 | -1>): Promise<unknown[]> =>
      (
        await items()
          .find()
          .sort({ ...sort, _id: 1 })
          .toArray()
      ).map(({ _id }) => _id);
    expect(await order({ n: 1 })).toEqual([3, 1, 7, 2, 6, 5, 4]);
    expect(await order({ n: -1 })).toEqual([4, 5, 2, 6, 1, 7, 3]);
    expect(await order({ tags: 1 })).toEqual([2, 4, 5, 1, 3, 7, 6]);
    expect(await order({ tags: -1 })).toEqual([6, 7, 1, 3, 4, 5, 2]);
  });

  it('skips and limits', async () => {
    expect((await items().find().sort({ _id: -1 }).skip(1).limit(2).toArray()).map(({ _id }) => _id)).toEqual(
      [6, 5],
    );
    expect(await items().countDocuments({}, { skip: 2, limit: 3 })).toBe(3);
    expect(await items().countDocuments({ n: { $gte: 1 } }, { limit: 2 })).toBe(2);
    expect(await db().command({ count: 'items', query: { tags: 'a' } })).toMatchObject({ n: 2 });
    expect(await db().command({ count: 'nothing', query: {} })).toMatchObject({ n: 0 });
    expect(await items().estimatedDocumentCount()).toBe(7);
  });

  it.each<[string, Document, Document]>([
    [
      'keeps the requested fields, in the document’s order',
      { tags: 1, n: 1 },
      { _id: 1, n: 1, tags: ['a', 'b'] },
    ],
    ['leaves out what is not wanted', { _id: 0, when: 0, 'sub.x': 0, tags: 0 }, { n: 1, sub: { y: 2 } }],
    ['reaches into documents', { 'sub.y': 1, _id: 0 }, { sub: { y: 2 } }],
    ['takes nested specifications', { sub: { x: 1 }, _id: false }, { sub: { x: 1 } }],
    ['cuts arrays', { tags: { $slice: 1 }, sub: 0, when: 0 }, { _id: 1, n: 1, tags: ['a'] }],
    ['cuts arrays from the end', { tags: { $slice: [-1, 5] }, _id: 1, n: 1 }, { _id: 1, n: 1, tags: ['b'] }],
    ['computes', { double: { $multiply: ['$n', 2] }, _id: 0 }, { double: 2 }],
    ['keeps the _id alone', { _id: 1 }, { _id: 1 }],
  ])('projects: %s', async (_what, projection, expected) => {
    expect(await items().findOne({ _id: 1 as never }, { projection })).toEqual(expected);
  });

  it('projects the first element that matches', async () => {
    const projection = { list: { $elemMatch: { y: 9 } } };
    expect(await items().findOne({ _id: 3 as never }, { projection })).toEqual({
      _id: 3,
      list: [{ x: 2, y: 9 }],
    });
    expect(await items().findOne({ _id: 1 as never }, { projection })).toEqual({ _id: 1 });
  });

  it('lists distinct values, those of arrays one by one', async () => {
    expect(await items().distinct('tags')).toEqual(['a', 'b', ['a'], 'c', 'd']);
    expect(await items().distinct('list.x', { _id: { $lte: 4 } as never })).toEqual([1, 2]);
    expect(await db().collection('nothing').distinct('a')).toEqual([]);
  });

  it('answers a regular expression that would take others for ever in linear time', async () => {
    const text = `${'a'.repeat(20_000)}!`;
    await db().collection('long').insertOne({ text });
    const before = process.cpuUsage();
    expect(
      await db()
        .collection('long')
        .countDocuments({ text: { $regex: '^(a+)+$' } }),
    ).toBe(0);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000);
  });

  it('gives back every type as it was', async () => {
    const collection = db().collection<Document>('types');
    const document = {
      _id: new ObjectId(),
      d: new Double(5),
      l: Long.fromNumber(7),
      m: Decimal128.fromString('1E+3'),
      b: new Binary(Buffer.from([1, 2]), 5),
    };
    await collection.insertOne({ ...document });
    await collection.updateOne({}, { $set: { touched: true } });
    const raw = await collection.findOne({}, { promoteValues: false });
    expect(raw).toEqual({ ...document, touched: true });
    expect(await collection.countDocuments({ d: { $type: 'double' }, l: { $type: 'long' } })).toBe(1);
  });

  it('closes a cursor that is not read to its end, and forgets it', async () => {
    const cursor = items().find().batchSize(2);
    await cursor.next();
    const id = cursor.id;
    await cursor.close();
    expect(await errorOf(db().command({ getMore: id, collection: 'items' }))).toMatchObject({ code: 43 });
    expect(await db().command({ killCursors: 'items', cursors: [id] })).toMatchObject({
      cursorsKilled: [],
      cursorsNotFound: [Number(id)],
    });
  });

  it('stops an operation that takes longer than it may', async () => {
    const big = db().collection<Document>('big');
    await big.insertMany(Array.from({ length: 3_000 }, (_, index) => ({ index, text: 'abc'.repeat(20) })));
    const slow = big
      .aggregate([{ $lookup: { from: 'big', localField: 'index', foreignField: 'text', as: 'x' } }], {
        maxTimeMS: 20,
      })
      .toArray();
    expect(await errorOf(slow)).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });
});
