import { describe, expect, it } from '@jest/globals';
import type { mongo } from 'mongoose';
import { errorOf, useServer } from './support/server.js';

type Document = mongo.Document;

describe('aggregating much', () => {
  const { db } = useServer();

  it('refuses to hold more in memory than a stage may', async () => {
    const collection = db().collection<Document>('heavy');
    await collection.insertMany(Array.from({ length: 12 }, (_, n) => ({ n, text: 'x'.repeat(1_000_000) })));
    const grow = {
      $set: {
        text: {
          $reduce: { input: { $range: [0, 12] }, initialValue: '', in: { $concat: ['$$value', '$text'] } },
        },
      },
    };
    const heavy = collection.aggregate([grow, { $sort: { n: 1 } }, { $project: { n: 1 } }]).toArray();
    expect(await errorOf(heavy)).toMatchObject({
      code: 292,
      codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed',
    });
    expect(
      await errorOf(collection.aggregate([grow, { $project: { a: '$text', b: '$text' } }]).toArray()),
    ).toMatchObject({ code: 10334 });
  });
});
