import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection, type Connection } from 'mongoose';
import { pageViewsModelSchema, type StoredPageViews } from '../src/content/models.js';
import { countWithin } from '../src/database/count-within.js';
import { startDatabase, type TestDatabase } from './database.js';

const DAY = '2026-01-31';

describe('counting within a limit', () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await startDatabase();
    connection = await createConnection(database.uri, { autoIndex: false }).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
  });

  it('counts what is beyond it together, and what was there before apart', async () => {
    const model = connection.model<StoredPageViews>('PageViews', pageViewsModelSchema);
    await model.createIndexes();
    const count = (path: string, day = DAY) =>
      countWithin({
        model,
        of: { day },
        bucket: { path, exam: null },
        overflow: { path: '*', exam: null },
        limit: 2,
        increments: { views: 1 },
      });
    for (const path of ['/a', '/b', '/c', '/d', '/a']) await count(path);
    await count('/c', '2026-02-01');
    const stored = await model
      .find({}, { _id: 0, day: 1, path: 1, views: 1 })
      .sort({ day: 1, path: 1 })
      .lean();
    expect(stored).toEqual([
      { day: DAY, path: '*', views: 2 },
      { day: DAY, path: '/a', views: 2 },
      { day: DAY, path: '/b', views: 1 },
      { day: '2026-02-01', path: '/c', views: 1 },
    ]);
  });
});
