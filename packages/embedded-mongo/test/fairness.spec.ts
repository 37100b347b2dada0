import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { mongo } from 'mongoose';
import { useServer } from './support/server.js';

type Document = mongo.Document;
const DOCUMENTS = 20_000;
/** Everything here is work for a while, milliseconds. */
jest.setTimeout(60_000);

/** Matches nothing, and takes its time about it on any machine. */
const SLOW = {
  $expr: { $in: [-1, { $map: { input: { $range: [0, 12] }, in: { $add: ['$$this', 1] } } }] },
};

describe('a long operation', () => {
  const { db } = useServer();
  const many = (): mongo.Collection<Document> => db().collection('many');

  beforeAll(async () => {
    const batch = Array.from({ length: DOCUMENTS }, (_, n) => ({
      n,
      group: n % 1_000,
      text: 'abc '.repeat(30),
    }));
    await many().insertMany(batch);
    await db().collection<Document>('one').insertOne({ n: 0 });
  });

  /** How often somebody else is answered while an operation runs. */
  async function answersDuring(operation: Promise<unknown>): Promise<number> {
    let running = true;
    let answers = 0;
    const ended = operation.finally(() => (running = false));
    while (running) {
      await db().collection('one').findOne({});
      if (running) answers++;
    }
    await ended;
    return answers;
  }

  it.each<[string, () => Promise<unknown>]>([
    ['that counts', async () => many().countDocuments(SLOW)],
    ['that lists distinct values', async () => many().distinct('n', { $nor: [SLOW] })],
    [
      'that groups',
      async () =>
        many()
          .aggregate([{ $group: { _id: '$n', t: { $max: '$text' } } }, { $count: 'n' }])
          .toArray(),
    ],
    [
      'that sorts',
      async () =>
        many()
          .find({}, { projection: { n: 1 } })
          .sort({ text: 1 })
          .limit(3)
          .toArray(),
    ],
    [
      'that joins',
      async () =>
        many()
          .aggregate([
            { $match: { n: { $lt: 3 } } },
            { $lookup: { from: 'many', localField: 'n', foreignField: 'group', as: 'x' } },
            { $count: 'n' },
          ])
          .toArray(),
    ],
    [
      'that branches',
      async () =>
        many()
          .aggregate([{ $facet: { a: [{ $match: SLOW }, { $count: 'n' }] } }])
          .toArray(),
    ],
    ['that finds nothing to change', async () => many().updateOne(SLOW, { $set: { x: 1 } })],
    ['that finds nothing to remove', async () => many().deleteOne(SLOW)],
    ['that changes many', async () => many().updateMany({}, { $inc: { n: 1 } })],
    [
      'that inserts many',
      async () =>
        db()
          .collection('new')
          .insertMany(Array.from({ length: DOCUMENTS }, (_, n) => ({ n }))),
    ],
    ['that removes many', async () => many().deleteMany({ n: { $gt: 10 } })],
  ])('%s gives way to others', async (_what, operation) => {
    // One answer may have come before the operation began.
    expect(await answersDuring(operation())).toBeGreaterThan(1);
  });

  it('that changes many leaves alone what others have changed meanwhile, and counts right', async () => {
    const shared = db().collection<Document>('shared');
    await shared.insertMany(Array.from({ length: DOCUMENTS }, (_, n) => ({ _id: n as never, state: 'new' })));
    const claim = async (who: string): Promise<number> =>
      (await shared.updateMany({ state: 'new' }, { $set: { state: who } })).modifiedCount;
    const claimed = await Promise.all([claim('a'), claim('b'), claim('c')]);
    // Each document was claimed once, by any of them.
    expect(claimed.reduce((sum, n) => sum + n)).toBe(DOCUMENTS);
    expect(await shared.countDocuments({ state: 'new' })).toBe(0);
  });

  it('that inserts once when many upsert the same beside it', async () => {
    const upserts = db().collection<Document>('upserts');
    const scan = upserts.insertMany(Array.from({ length: DOCUMENTS }, (_, n) => ({ n })));
    const all = Array.from({ length: 40 }, async () =>
      upserts.findOneAndUpdate({ key: 'k' }, { $inc: { hits: 1 } }, { upsert: true }),
    );
    await Promise.all([scan, ...all]);
    expect(await upserts.find({ key: 'k' }).toArray()).toMatchObject([{ hits: 40 }]);
  });
});
