import { describe, expect, it } from '@jest/globals';
import { Decimal128 } from 'bson';
import type { mongo } from 'mongoose';
import { errorOf, useServer } from './support/server.js';

type Document = mongo.Document;

describe('what this server does not do', () => {
  const { db, client } = useServer();

  it.each<[string, Document, Partial<Record<'code' | 'codeName', unknown>>]>([
    ['an unknown command', { foo: 1 }, { code: 59, codeName: 'CommandNotFound' }],
    ['a command that MongoDB has', { mapReduce: 'items' }, { code: 115, codeName: 'CommandNotSupported' }],
    ['an unknown field of a command', { find: 'items', foo: 1 }, { code: 40415, codeName: 'Location40415' }],
    [
      'an unknown query operator',
      { find: 'items', filter: { a: { $foo: 1 } } },
      { code: 2, codeName: 'BadValue' },
    ],
    ['an unknown top-level operator', { find: 'items', filter: { $foo: 1 } }, { code: 2 }],
    ['$where', { find: 'items', filter: { $where: '1' } }, { code: 115 }],
    ['$text', { find: 'items', filter: { $text: { $search: 'a' } } }, { code: 115 }],
    ['$near', { find: 'items', filter: { a: { $near: [1, 2] } } }, { code: 115 }],
    ['a collation', { find: 'items', collation: { locale: 'en' } }, { code: 115 }],
    ['a tailable cursor', { find: 'items', tailable: true }, { code: 115 }],
    ['a snapshot read', { find: 'items', readConcern: { level: 'snapshot' } }, { code: 115 }],
    ['a write to several members', { insert: 'items', documents: [{}], writeConcern: { w: 2 } }, { code: 2 }],
    ['an unknown stage', { aggregate: 'items', pipeline: [{ $foo: {} }], cursor: {} }, { code: 40324 }],
    ['$out', { aggregate: 'items', pipeline: [{ $out: 'x' }], cursor: {} }, { code: 115 }],
    ['a change stream', { aggregate: 'items', pipeline: [{ $changeStream: {} }], cursor: {} }, { code: 115 }],
    [
      'an unknown expression',
      { aggregate: 'items', pipeline: [{ $project: { a: { $foo: 1 } } }], cursor: {} },
      { code: 168 },
    ],
    [
      'an expression that MongoDB has',
      { aggregate: 'items', pipeline: [{ $project: { a: { $function: {} } } }], cursor: {} },
      { code: 115 },
    ],
    [
      'an unknown accumulator',
      { aggregate: 'items', pipeline: [{ $group: { _id: 1, a: { $foo: 1 } } }], cursor: {} },
      { code: 15952 },
    ],
    ['an aggregation without a cursor', { aggregate: 'items', pipeline: [] }, { code: 9 }],
    ['a validator', { create: 'items2', validator: {} }, { code: 115 }],
    ['a capped collection', { create: 'items2', capped: true, size: 1000 }, { code: 115 }],
    ['a view', { create: 'items2', viewOn: 'items', pipeline: [] }, { code: 115 }],
    ['a text index', { createIndexes: 'items', indexes: [{ key: { a: 'text' }, name: 'a' }] }, { code: 115 }],
    [
      'a wildcard index',
      { createIndexes: 'items', indexes: [{ key: { '$**': 1 }, name: 'a' }] },
      { code: 115 },
    ],
    [
      'an unknown index option',
      { createIndexes: 'items', indexes: [{ key: { a: 1 }, name: 'a', foo: 1 }] },
      { code: 197 },
    ],
    [
      'an index collation',
      { createIndexes: 'items', indexes: [{ key: { a: 1 }, name: 'a', collation: { locale: 'en' } }] },
      { code: 115 },
    ],
    ['a positional projection', { find: 'items', projection: { 'a.$': 1 } }, { code: 115 }],
    ['mixed projections', { find: 'items', projection: { a: 1, b: 0 } }, { code: 31254 }],
    [
      'look-behind in a regular expression',
      { find: 'items', filter: { a: { $regex: '(?<=a)b(?=c)\\1' } } },
      { code: 51091 },
    ],
    ['a transaction number', { insert: 'items', documents: [{}], txnNumber: 1 }, { code: 20 }],
    ['an invalid collection name', { insert: 'a$b', documents: [{}] }, { code: 73 }],
    ['a missing cursor', { getMore: 1n, collection: 'items' }, { code: 43, codeName: 'CursorNotFound' }],
    ['explain of a batch', { explain: { delete: 'items', deletes: [] } }, { code: 16 }],
    ['explain of an insert', { explain: { insert: 'items', documents: [{}] } }, { code: 115 }],
    ['explain in other words', { explain: { find: 'items' }, verbosity: 'all' }, { code: 2 }],
    ['explain with an unknown field', { explain: { find: 'items', foo: 1 } }, { code: 40415 }],
    [
      'a stage without a collection',
      { aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} },
      { code: 115 },
    ],
    ['no stage without a collection', { aggregate: 1, pipeline: [], cursor: {} }, { code: 73 }],
    ['the state of a replica set', { replSetGetStatus: 1 }, { code: 76 }],
    ['profiling', { profile: 2 }, { code: 115 }],
    ['an unknown log', { getLog: 'foo' }, { code: 96 }],
    ['a scale below one', { dbStats: 1, scale: 0 }, { code: 2 }],
    [
      'latency statistics',
      { aggregate: 'items', pipeline: [{ $collStats: { latencyStats: {} } }], cursor: {} },
      { code: 115 },
    ],
    [
      'statistics of nothing',
      { aggregate: 'nothing', pipeline: [{ $collStats: { count: {} } }], cursor: {} },
      { code: 26 },
    ],
  ])('is refused: %s', async (_what, command, expected) => {
    expect(await errorOf(db().command(command, { useBigInt64: true }))).toMatchObject(expected);
  });

  it.each<[string, Document | Document[], Partial<Record<'code' | 'message', unknown>>]>([
    [
      '$inc of a text',
      { $inc: { text: 1 } },
      {
        code: 14,
        message:
          "Cannot apply $inc to a value of non-numeric type. { _id: 1 } has the field 'text' of non-numeric type string",
      },
    ],
    [
      '$inc by a text',
      { $inc: { n: 'x' } },
      { code: 14, message: 'Cannot increment with non-numeric argument: { n: "x" }' },
    ],
    ['$inc of a Decimal128', { $inc: { money: 1 } }, { code: 115 }],
    ['$inc by a Decimal128', { $inc: { n: Decimal128.fromString('1') } }, { code: 115 }],
    [
      '$push to a scalar',
      { $push: { n: 1 } },
      { code: 2, message: "The field 'n' must be an array but is of type int in document { _id: 1 }" },
    ],
    [
      '$addToSet to a scalar',
      { $addToSet: { n: 1 } },
      {
        code: 2,
        message: "Cannot apply $addToSet to non-array field. Field named 'n' has non-array type int",
      },
    ],
    [
      '$pull from a scalar',
      { $pull: { n: 1 } },
      { code: 2, message: 'Cannot apply $pull to a non-array value' },
    ],
    [
      '$pop from a scalar',
      { $pop: { n: 1 } },
      { code: 14, message: "Path 'n' contains an element of non-array type 'int'" },
    ],
    [
      '$set through a scalar',
      { $set: { 'n.x': 1 } },
      { code: 28, message: "Cannot create field 'x' in element { n: 1 }" },
    ],
    ['$set through an array', { $set: { 'list.x': 1 } }, { code: 28 }],
    [
      'changing _id',
      { $set: { _id: 2 } },
      { code: 66, message: "Performing an update on the path '_id' would modify the immutable field '_id'" },
    ],
    [
      'two changes of one path',
      { $set: { n: 1 }, $inc: { n: 1 } },
      { code: 40, message: "Updating the path 'n' would create a conflict at 'n'" },
    ],
    ['changes of a path and its parent', { $set: { 'a.b': 1, a: {} } }, { code: 40 }],
    ['an unknown operator', { $foo: { a: 1 } }, { code: 9 }],
    ['an empty path', { $set: { 'a..b': 1 } }, { code: 56 }],
    ['a path with a dollar', { $set: { 'a.$b': 1 } }, { code: 52 }],
    ['a stage that an update may not have', [{ $match: {} }], { code: 72 }],
  ])('is refused in an update: %s, and nothing changes', async (_what, update, expected) => {
    const before = { _id: 1, n: 1, text: 'a', list: [1], money: Decimal128.fromString('1.5') };
    const collection = db().collection<Document>('updates');
    await collection.deleteMany({});
    await collection.insertOne({ ...before } as never);
    expect(await errorOf(collection.updateOne({}, update))).toMatchObject(expected);
    expect(await collection.findOne()).toEqual(before);
  });

  it('is refused: bulk writes over several collections', async () => {
    const error = await errorOf(
      client().bulkWrite([{ name: 'insertOne', namespace: 'test.items', document: {} }]),
    );
    expect(JSON.stringify(error)).toContain('115');
  });

  it('is refused: logging in', async () => {
    const { MongoClient } = (await import('mongoose')).mongo;
    const uri = useUri(client());
    expect(
      await errorOf(
        MongoClient.connect(uri, { auth: { username: 'a', password: 'b' }, serverSelectionTimeoutMS: 2_000 }),
      ),
    ).toMatchObject({
      message: expect.stringContaining('started without a password'),
    });
  });
});

function useUri(client: mongo.MongoClient): string {
  const [host] = client.options.hosts;
  return `mongodb://${host?.toString() ?? ''}/`;
}
