import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createConnection, type Connection, type Model } from 'mongoose';
import {
  pageViewsModelSchema,
  remoteViewsModelSchema,
  type StoredPageViews,
} from '../../src/page-views/models.js';
import { countWithin, DailyLimit } from '../../src/database/count-within.js';
import { searchModelSchema } from '../../src/exam/search/search.model.js';
import { startDatabase, type TestDatabase } from '../support/database.js';

/** Far in the future: otherwise the database would remove expired documents. */
const DAY = '2126-01-31';
const NEXT_DAY = '2126-02-01';

describe('counting within a limit', () => {
  let database: TestDatabase;
  let connection: Connection;
  let model: Model<StoredPageViews>;
  beforeAll(async () => {
    database = await startDatabase();
    connection = await createConnection(database.uri, { autoIndex: false }).asPromise();
    model = connection.model<StoredPageViews>('PageViews', pageViewsModelSchema);
    await model.createIndexes();
  });
  afterEach(async () => {
    await model.deleteMany({});
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
  });

  /** @returns the counting options of one process, with at most two buckets per day */
  const counter = () => {
    const limit = new DailyLimit(2);
    return (path: string, day = DAY) =>
      countWithin({
        model,
        of: { day },
        bucket: { path, exam: null },
        overflow: { path: '*', exam: null },
        limit,
        increments: { views: 1 },
      });
  };

  it('counts what is beyond it together, and what was there before apart', async () => {
    const count = counter();
    for (const path of ['/a', '/b', '/c', '/d', '/a']) await count(path);
    await count('/c', NEXT_DAY);
    const stored = await model
      .find({}, { _id: 0, day: 1, path: 1, views: 1 })
      .sort({ day: 1, path: 1 })
      .lean();
    expect(stored).toEqual([
      { day: DAY, path: '*', views: 2 },
      { day: DAY, path: '/a', views: 2 },
      { day: DAY, path: '/b', views: 1 },
      { day: NEXT_DAY, path: '/c', views: 1 },
    ]);
  });

  it('looks at the number of buckets no more once a day is full, until the next one', async () => {
    const count = counter();
    const looks = jest.spyOn(model, 'countDocuments');
    for (const path of ['/a', '/b', '/c']) await count(path);
    expect(looks).toHaveBeenCalledTimes(3);
    for (const path of ['/d', '/e', '/a', '/f']) await count(path);
    expect(looks).toHaveBeenCalledTimes(3);
    await count('/d', NEXT_DAY);
    expect(looks).toHaveBeenCalledTimes(4);
    looks.mockRestore();
    const stored = await model
      .find({}, { _id: 0, day: 1, path: 1, views: 1 })
      .sort({ day: 1, path: 1 })
      .lean();
    expect(stored).toEqual([
      { day: DAY, path: '*', views: 4 },
      { day: DAY, path: '/a', views: 2 },
      { day: DAY, path: '/b', views: 1 },
      { day: NEXT_DAY, path: '/d', views: 1 },
    ]);
  });

  it('says when a bucket is removed, once', async () => {
    const count = counter();
    for (const path of ['/a', '/a', '/b', '/c']) await count(path);
    const stored = await model.find({}, { _id: 0, expires: 1 }).lean();
    expect(stored).toEqual(Array.from({ length: 3 }, () => ({ expires: new Date('2126-04-01') })));
  });

  it.each([pageViewsModelSchema, remoteViewsModelSchema, searchModelSchema])(
    'is of documents that the database removes (%#)',
    (schema) => {
      expect(schema.indexes()).toContainEqual([
        { expires: 1 },
        expect.objectContaining({ expireAfterSeconds: 0 }),
      ]);
    },
  );
});
