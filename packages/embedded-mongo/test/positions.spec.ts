import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { mongo } from 'mongoose';
import { errorOf, useServer } from './support/server.js';

type Document = mongo.Document;

describe('positional updates', () => {
  const { db } = useServer();
  const items = (): mongo.Collection<Document> => db().collection('items');

  async function updated(
    document: Document,
    filter: Document,
    update: Document,
    arrayFilters?: Document[],
  ): Promise<Document | null> {
    await items().deleteMany({});
    await items().insertOne({ ...document });
    await items().updateOne(filter, update, arrayFilters ? { arrayFilters } : {});
    return items().findOne({}, { projection: { _id: 0 } });
  }

  it.each<[string, Document, Document, Document, Document[] | undefined, Document]>([
    [
      '$ is the element that was found',
      { l: [1, 2, 3] },
      { l: 2 },
      { $set: { 'l.$': 9 } },
      undefined,
      { l: [1, 9, 3] },
    ],
    [
      '$ is the element whose field was found',
      { l: [{ x: 1 }, { x: 2 }] },
      { 'l.x': { $gt: 1 } },
      { $inc: { 'l.$.n': 5 } },
      undefined,
      { l: [{ x: 1 }, { x: 2, n: 5 }] },
    ],
    [
      '$ is the element that met all of $elemMatch',
      {
        l: [
          { x: 1, y: 2 },
          { x: 2, y: 1 },
          { x: 2, y: 2 },
        ],
      },
      { l: { $elemMatch: { x: 2, y: 2 } } },
      { $set: { 'l.$': 0 } },
      undefined,
      { l: [{ x: 1, y: 2 }, { x: 2, y: 1 }, 0] },
    ],
    [
      '$ follows the branch of $or that matched',
      { l: [1, 2], k: 5 },
      {
        $or: [
          { k: 6, l: 1 },
          { k: 5, l: 2 },
        ],
      },
      { $set: { 'l.$': 9 } },
      undefined,
      { l: [1, 9], k: 5 },
    ],
    [
      '$ takes an element away from a list within',
      { l: [{ t: [1] }, { t: [2, 3] }] },
      { 'l.t': 3 },
      { $pull: { 'l.$.t': 3 } },
      undefined,
      { l: [{ t: [1] }, { t: [2] }] },
    ],
    ['$[] is every element', { l: [1, 2] }, {}, { $mul: { 'l.$[]': 10 } }, undefined, { l: [10, 20] }],
    [
      '$[] of $[] is every element of every element',
      { l: [[1], [2, 3]] },
      {},
      { $inc: { 'l.$[].$[]': 1 } },
      undefined,
      { l: [[2], [3, 4]] },
    ],
    ['$[] of nothing is nothing', { l: [] }, {}, { $inc: { 'l.$[]': 1 } }, undefined, { l: [] }],
    [
      '$[x] is what its filter matches',
      { l: [1, 5, 9] },
      {},
      { $set: { 'l.$[x]': 0 } },
      [{ x: { $gte: 5 } }],
      { l: [1, 0, 0] },
    ],
    [
      'filters look into documents, and nest',
      {
        l: [
          { k: 'a', m: [1, 2] },
          { k: 'b', m: [1, 2] },
        ],
      },
      {},
      { $inc: { 'l.$[doc].m.$[n]': 10 } },
      [{ 'doc.k': 'b' }, { $or: [{ n: 2 }, { n: 7 }] }],
      {
        l: [
          { k: 'a', m: [1, 2] },
          { k: 'b', m: [1, 12] },
        ],
      },
    ],
  ])('%s', async (_what, document, filter, update, arrayFilters, expected) => {
    expect(await updated(document, filter, update, arrayFilters)).toEqual(expected);
  });

  it('change every document of an updateMany by its own match, and work in findOneAndUpdate', async () => {
    await items().deleteMany({});
    await items().insertMany([{ l: [1, 2] }, { l: [2, 1] }, { l: [3] }]);
    await items().updateMany({ l: 2 }, { $set: { 'l.$': 'two' } });
    const lists = (await items().find().toArray()).map(({ l }) => l);
    expect(lists).toEqual([[1, 'two'], ['two', 1], [3]]);
    const changed = await items().findOneAndUpdate(
      { l: 3 },
      { $set: { 'l.$[x]': 'three' } },
      { arrayFilters: [{ x: 3 }], returnDocument: 'after', projection: { _id: 0 } },
    );
    expect(changed).toEqual({ l: ['three'] });
  });

  it.each<[string, Document, Document, Document[] | undefined, number]>([
    ['$ without a match', { n: 1 }, { $set: { 'l.$': 1 } }, undefined, 2],
    [
      '$ where two elements share in the match',
      { 'l.x': 1, 'l.y': 2 },
      { $set: { 'l.$.z': 1 } },
      undefined,
      115,
    ],
    ['a path that begins with $', {}, { $set: { '$.a': 1 } }, undefined, 2],
    ['$[] of no array', {}, { $set: { 'n.$[]': 1 } }, undefined, 2],
    ['$[] of nothing at all', {}, { $set: { 'missing.$[]': 1 } }, undefined, 2],
    ['an identifier without a filter', {}, { $set: { 'l.$[x]': 1 } }, undefined, 2],
    ['a filter that no path uses', {}, { $set: { 'l.$[x]': 1 } }, [{ x: 1 }, { y: 1 }], 9],
    ['two filters of one identifier', {}, { $set: { 'l.$[x]': 1 } }, [{ x: 1 }, { 'x.y': 1 }], 9],
    ['a filter of two identifiers', {}, { $set: { 'l.$[x]': 1 } }, [{ x: 1, y: 1 }], 9],
    ['a filter of none', {}, { $set: { 'l.$[x]': 1 } }, [{}], 9],
    ['an identifier with a capital', {}, { $set: { 'l.$[X]': 1 } }, [{ X: 1 }], 2],
    ['an expression as a filter', {}, { $set: { 'l.$[x]': 1 } }, [{ $expr: true }], 2],
    ['$rename of an element', {}, { $rename: { 'l.$[].x': 'y' } }, undefined, 2],
    ['two changes of one element', {}, { $set: { 'l.0': 1 }, $inc: { 'l.$[]': 1 } }, undefined, 40],
  ])('are refused: %s, and nothing changes', async (_what, filter, update, arrayFilters, code) => {
    const before = { n: 1, l: [{ x: 1 }, { y: 2 }] };
    await items().deleteMany({});
    await items().insertOne({ ...before });
    expect(
      await errorOf(items().updateOne(filter, update, arrayFilters ? { arrayFilters } : {})),
    ).toMatchObject({ code });
    expect(await items().findOne({}, { projection: { _id: 0 } })).toEqual(before);
  });

  it('are refused beside a pipeline, a replacement and a removal', async () => {
    const arrayFilters = [{ x: 1 }];
    const command = async (fields: Document): Promise<Document> =>
      db().command({ update: 'items', updates: [{ q: {}, arrayFilters, ...fields }] });
    expect(await command({ u: [{ $set: { a: 1 } }] })).toMatchObject({ writeErrors: [{ code: 9 }] });
    expect(await command({ u: { a: 1 } })).toMatchObject({ writeErrors: [{ code: 9 }] });
    expect(await command({ u: { $set: { 'l.$[x]': 1 } }, arrayFilters: 1 })).toMatchObject({
      writeErrors: [{ code: 14 }],
    });
    expect(await command({ u: { $set: { 'l.$[x]': 1 } }, arrayFilters: [1] })).toMatchObject({
      writeErrors: [{ code: 14 }],
    });
    const removal = db().command({ findAndModify: 'items', query: {}, remove: true, arrayFilters });
    expect(await errorOf(removal)).toMatchObject({ code: 9 });
    const upsert = items().updateOne({ k: 7 }, { $set: { 'l.$[]': 1 } }, { upsert: true });
    expect(await errorOf(upsert)).toMatchObject({ code: 2 });
  });

  it('change what mapping the array changes, for any array and any bound', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1 }),
        fc.integer({ min: -5, max: 5 }),
        async (l, bound) => {
          const some = await updated({ l }, {}, { $inc: { 'l.$[x]': 100 } }, [{ x: { $gt: bound } }]);
          expect(some).toEqual({ l: l.map((n) => (n > bound ? n + 100 : n)) });
          const every = await updated({ l }, {}, { $inc: { 'l.$[]': 1 } });
          expect(every).toEqual({ l: l.map((n) => n + 1) });
          const first = l.findIndex((n) => n > bound);
          if (first < 0) return;
          const one = await updated({ l }, { l: { $gt: bound } }, { $set: { 'l.$': 'here' } });
          expect(one).toEqual({ l: l.map((n, at) => (at === first ? 'here' : n)) });
        },
      ),
      { numRuns: 40 },
    );
  });
});
