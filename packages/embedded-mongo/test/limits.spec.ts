import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { Binary, Decimal128 } from 'bson';
import type { mongo } from 'mongoose';
import { CURSOR_IDLE_MS, MAX_CONNECTIONS, MAX_OPEN_CURSORS } from '../src/limits.js';
import { Cursors } from '../src/commands/cursors.js';
import { encode } from '../src/bson/encode.js';
import { errorOf, useServer } from './support/server.js';

type Document = mongo.Document;

/** Some of these move a hundred megabytes, and others may want the machine too, milliseconds. */
jest.setTimeout(60_000);

describe('limits', () => {
  const { db, uri } = useServer();
  const items = (): mongo.Collection<Document> => db().collection('items');

  it('of time hold for expressions that loop for long', async () => {
    await items().insertOne({ a: 1 });
    const loop = (inner: unknown): Document => ({ $map: { input: { $range: [0, 2_000] }, in: inner } });
    const slow = items().aggregate([{ $project: { x: { $size: [loop(loop(loop(1)))] } } }], {
      maxTimeMS: 50,
    });
    expect(await errorOf(slow.toArray())).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
    const filter = { $expr: { $size: [loop(loop(loop(1)))] } };
    expect(await errorOf(items().countDocuments(filter, { maxTimeMS: 50 }))).toMatchObject({ code: 50 });
    const explosion = Array.from({ length: 4 }, () => ({ $unwind: '$l' }));
    const copies = explosion.flatMap((stage) => [{ $set: { l: { $range: [0, 1_000] } } }, stage]);
    expect(
      await errorOf(
        items()
          .aggregate([...copies, { $count: 'n' }], { maxTimeMS: 50 })
          .toArray(),
      ),
    ).toMatchObject({
      code: 50,
    });
  });

  it('of size hold for values that are made of few objects used again and again', async () => {
    const double = (combine: Document | unknown[], initialValue: unknown): Document => ({
      $reduce: { input: { $range: [0, 40] }, initialValue, in: combine },
    });
    const make = async (x: unknown, ...after: Document[]): Promise<Document> =>
      errorOf(
        items()
          .aggregate([{ $project: { x } }, ...after])
          .toArray(),
      );
    const nested = double(['$$value', '$$value'], 'leaf');
    expect(await make(nested)).toMatchObject({ code: 10334 });
    expect(await make(nested, { $group: { _id: '$x' } })).toMatchObject({ code: 10334 });
    expect(await make(nested, { $group: { _id: 1, first: { $first: '$x' } } })).toMatchObject({
      code: 10334,
    });
    expect(await make(double({ $concat: ['$$value', '$$value'] }, 'text'))).toMatchObject({ code: 10334 });
    expect(await make(double({ $concatArrays: ['$$value', '$$value'] }, [1]))).toMatchObject({ code: 10334 });
    const deep = { $reduce: { input: { $range: [0, 5_000] }, initialValue: 1, in: { deep: '$$value' } } };
    expect(await make(deep, { $sort: { a: 1 } })).toMatchObject({ code: 15, codeName: 'Overflow' });
  });

  it('of memory hold for what groups keep', async () => {
    const heavy = db().collection<Document>('heavy');
    await heavy.insertMany(Array.from({ length: 120 }, (_, n) => ({ n, text: 'x'.repeat(1_000_000) })));
    for (const keep of ['$last', '$max', '$mergeObjects', '$addToSet']) {
      const value = { n: '$n', text: '$text' };
      const grouped = heavy.aggregate([{ $group: { _id: '$n', x: { [keep]: value } } }, { $count: 'n' }]);
      expect([keep, (await errorOf(grouped.toArray()))['code']]).toEqual([keep, 292]);
    }
    expect(await errorOf(heavy.find().sort({ text: 1 }).toArray())).toMatchObject({ code: 292 });
    // The first few of an order need not all be held.
    expect(
      await heavy
        .find({}, { projection: { n: 1 } })
        .sort({ text: 1, n: -1 })
        .limit(2)
        .toArray(),
    ).toMatchObject([{ n: 119 }, { n: 118 }]);
  });

  it('of a batch hold: large documents come in several', async () => {
    const large = db().collection<Document>('large');
    await large.insertMany(Array.from({ length: 5 }, () => ({ b: new Binary(Buffer.alloc(7_000_000)) })));
    const cursor = large.find().batchSize(100);
    await cursor.next();
    expect(cursor.bufferedCount()).toBeLessThan(3);
    expect(await large.find().toArray()).toHaveLength(5);
  });

  it('of nesting hold for what an update makes', async () => {
    const deep = (levels: number): Document => (levels === 0 ? {} : { d: deep(levels - 1) });
    const path = Array.from({ length: 60 }, () => 'd').join('.');
    await items().replaceOne({}, { a: 1 });
    expect(await errorOf(items().updateOne({}, { $set: { [path]: deep(100) } }))).toMatchObject({ code: 15 });
    expect(
      await errorOf(
        items().updateOne({ _id: 'new' as never }, { $set: { [path]: deep(100) } }, { upsert: true }),
      ),
    ).toMatchObject({ code: 15 });
    const longer = Array.from({ length: 200 }, () => 'd').join('.');
    expect(await errorOf(items().updateOne({}, { $set: { [longer]: 1 } }))).toMatchObject({ code: 15 });
    await items().updateOne({}, { $set: { [path]: deep(40) } });
    expect(await items().countDocuments({ [path]: { $exists: true } })).toBe(1);
    await items().deleteMany({});
  });

  it('of indexes, stages, statements and commands hold', async () => {
    const indexes = Array.from({ length: 64 }, (_, n) => ({ key: { [`f${n}`]: 1 }, name: `f${n}` }));
    expect(await errorOf(db().command({ createIndexes: 'many', indexes }))).toMatchObject({ code: 67 });
    expect((await db().collection('many').indexes()).length).toBe(1);
    const key = Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`f${n}`, 1]));
    expect(
      await errorOf(db().command({ createIndexes: 'many', indexes: [{ key, name: 'x' }] })),
    ).toMatchObject({ code: 67 });
    const pipeline = Array.from({ length: 1_001 }, () => ({ $match: {} }));
    expect(
      await errorOf(
        items()
          .aggregate([...pipeline, { $count: 'n' }])
          .toArray(),
      ),
    ).toMatchObject({ code: 2 });
    const updates = Array.from({ length: 100_001 }, () => ({ q: {}, u: {} }));
    expect(await errorOf(db().command({ update: 'many', updates }))).toMatchObject({ code: 16 });
  });

  it('of an index entry and of an array in an index hold', async () => {
    const keyed = db().collection<Document>('keyed');
    await keyed.createIndex({ a: 1 });
    expect(await errorOf(keyed.insertOne({ a: Array.from({ length: 10_001 }, (_, n) => n) }))).toMatchObject({
      code: 2,
    });
    expect(await errorOf(keyed.insertOne({ a: Decimal128.fromString('1E+4000') }))).toMatchObject({
      code: 115,
    });
    expect(await errorOf(keyed.updateOne({}, { $set: { 'x.200000': 1, x: [] } }))).toMatchObject({
      code: 40,
    });
  });

  it('of lists in a filter do not matter: thousands are looked up', async () => {
    const listed = db().collection<Document>('listed');
    const names = Array.from({ length: 10_000 }, (_, n) => `name-${n}`);
    await listed.insertMany(names.map((name) => ({ name })));
    const started = process.cpuUsage();
    expect(await listed.countDocuments({ name: { $in: names } })).toBe(10_000);
    expect(await listed.deleteMany({ name: { $in: names, $nin: ['name-7'] } })).toMatchObject({
      deletedCount: 9_999,
    });
    // Comparing each with each would take minutes.
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(30);
  });

  it('of an answer hold: of very many failures all are counted and the first are explained', async () => {
    const name = 'duplicates';
    const documents = Array.from({ length: 3_000 }, () => ({ _id: 'x'.repeat(900) }));
    const { writeErrors, n } = await db().command({ insert: name, documents, ordered: false });
    expect([n, writeErrors.length]).toEqual([1, 2_999]);
    expect(writeErrors[999]).toMatchObject({ index: 1_000, code: 11000, keyPattern: { _id: 1 } });
    expect(writeErrors[2_998]).toEqual({ index: 2_999, code: 11000, errmsg: '' });
  });

  it('of open cursors hold, and idle ones are forgotten', async () => {
    const cursors = new Cursors();
    const two = (): IterableIterator<Buffer> => [encode({ a: 1 }), encode({ a: 2 })].values();
    for (let n = 0; n < MAX_OPEN_CURSORS; n++) await cursors.first('x.y', two(), 1);
    expect(await errorOf(cursors.first('x.y', two(), 1))).toMatchObject({ code: 2 });
    expect(cursors.size).toBe(MAX_OPEN_CURSORS);
    cursors.expire(Date.now() + CURSOR_IDLE_MS - 60_000);
    expect(cursors.size).toBe(MAX_OPEN_CURSORS);
    cursors.expire(Date.now() + CURSOR_IDLE_MS + 1);
    expect(cursors.size).toBe(0);
  });

  it('of connections hold: one too many is closed, and those that are there are served', async () => {
    const port = Number(new URL(uri()).port);
    const sockets: Socket[] = [];
    for (let closed = false; !closed && sockets.length <= MAX_CONNECTIONS;) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      if (sockets.length < MAX_CONNECTIONS - 20) continue;
      const gone = once(socket, 'close').then(() => true);
      closed = await Promise.race([
        gone,
        db()
          .command({ ping: 1 })
          .then(() => false),
      ]);
    }
    expect(sockets.at(-1)?.destroyed).toBe(true);
    expect(sockets.length).toBeLessThanOrEqual(MAX_CONNECTIONS);
    const { connections } = await db().admin().serverStatus();
    expect(connections.current).toBeGreaterThan(MAX_CONNECTIONS - 20);
    sockets.forEach((socket) => socket.destroy());
    expect(await db().command({ ping: 1 })).toEqual({ ok: 1 });
  });

  it('end a scan whose index or collection is dropped meanwhile', async () => {
    const scanned = db().collection<Document>('scanned');
    await scanned.insertMany(Array.from({ length: 900 }, (_, n) => ({ n })));
    await scanned.createIndex({ n: 1 });
    const byIndex = scanned.find({ n: { $gte: 0 } }).batchSize(10);
    const byCollection = scanned.find().batchSize(10);
    await Promise.all([byIndex.next(), byCollection.next()]);
    await scanned.dropIndex('n_1');
    expect(await errorOf(byIndex.toArray())).toMatchObject({ code: 175, codeName: 'QueryPlanKilled' });
    await scanned.drop();
    expect(await errorOf(byCollection.toArray())).toMatchObject({ code: 175 });
  });
});
