import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { searchCountsResponse } from '@mockingbird/contracts';
import { DAY_MS, dayOf } from '../../src/common/day.js';
import { SEARCH_COUNTS, SEARCH_DAYS } from '../../src/exam/limits.js';
import { SeedService } from '../../src/upload/seed/seed.service.js';
import { tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

/** Far in the future: otherwise the database would remove expired documents. */
const START = Date.UTC(2126, 0, 31, 12);

describe('the searches that admins see', () => {
  let database: TestDatabase;
  let services: TestApp;
  let now = START;
  const search = async (keyword: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      await services.call('/api/exams/search', { now, body: { keyword } });
    }
  };
  const list = async () =>
    searchCountsResponse.parse((await services.call('/api/exams/searches', { now, as: 'admin' })).json());

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => now });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('adds the days of the last thirty, and puts the most frequent first', async () => {
    now = START - SEARCH_DAYS * DAY_MS;
    await search('long ago', 5);
    now = START - (SEARCH_DAYS - 1) * DAY_MS;
    await search('SSC MTS', 2);
    now = START;
    await search('ssc mts');
    await search('clerk', 2);
    await search('airman', 2);
    expect(await list()).toEqual({
      data: [
        { keyword: 'ssc mts', count: 3 },
        { keyword: 'airman', count: 2 },
        { keyword: 'clerk', count: 2 },
      ],
      meta: { days: SEARCH_DAYS, others: 0 },
    });
  });

  it('leaves out what is in the title of an exam', async () => {
    await services.app.nest.get(SeedService, { strict: false }).seed(tinyBank());
    await search('exam e_3', 9);
    const { data } = await list();
    expect(data.map(({ keyword }) => keyword)).toEqual(['ssc mts', 'airman', 'clerk']);
  });

  it('lists no more than its limit, and counts searches without their words apart', async () => {
    const searches = services.app.nest.get<Connection>(getConnectionToken()).collection('searches');
    const day = dayOf(now);
    await searches.insertMany([
      ...Array.from({ length: SEARCH_COUNTS }, (_, index) => ({ day, keyword: `word ${index}`, count: 9 })),
      { day, keyword: '*', count: 40 },
      { day: dayOf(now - DAY_MS), keyword: '*', count: 2 },
    ]);
    const { data, meta } = await list();
    expect(data).toHaveLength(SEARCH_COUNTS);
    expect(data.every(({ count }) => count === 9)).toBe(true);
    expect(meta.others).toBe(42);
  });
});
