import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import {
  examListResponse,
  examResponse,
  mockTestListResponse,
  questionsResponse,
} from '@mockingbird/contracts';
import { daysAfter, dayOf } from '../../src/common/day.js';
import { COUNTED_DAYS } from '../../src/database/limits.js';
import { POPULAR_FRESH_MS } from '../../src/exam/limits.js';
import { PageViewsService } from '../../src/page-views/page-views.service.js';
import { SeedService } from '../../src/upload/seed/seed.service.js';
import { tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const DAY = 86_400_000;
/** Longer than lists stay in the cache. */
const LATER = POPULAR_FRESH_MS + 5_000;
/** Far in the future: otherwise the database would remove expired documents. */
const START = Date.UTC(2126, 0, 31, 12);

describe('the exam module', () => {
  let database: TestDatabase;
  let services: TestApp;
  let now = START;
  const call: TestApp['call'] = (path, options) => services.call(path, { now, ...options });
  const popular = async () => {
    now += LATER;
    const { data } = examListResponse.parse((await call('/api/exams/topexams')).json());
    return data.map(({ examId }) => examId);
  };
  const view = (path: string, event: 'view' | 'test-started' = 'view') =>
    call('/api/content/pageviews', { body: { path, query: '', region: 'US', event } });

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => now });
    await services.app.nest.get(SeedService, { strict: false }).seed(tinyBank());
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('lists every exam with what a card shows, and nothing more', async () => {
    const answer = await call('/api/exams/allexams');
    expect(answer.status).toBe(200);
    const { data } = examListResponse.parse(answer.json());
    expect(data).toHaveLength(9);
    expect(data[8]).toEqual({
      examId: 'E_9',
      title: 'Exam E_9',
      description: 'All about E_9.',
      type: 'dmv',
      totalTests: 2,
      totalQuestions: 2,
      duration: 10,
    });
    expect(answer.json()).toEqual({ data });
  });

  it('answers 304 for a list and an exam that did not change', async () => {
    for (const path of [
      '/api/exams/allexams',
      '/api/exams/topexams',
      '/api/exams/exam/e-9',
      '/api/mocktests/e-9',
    ]) {
      const first = await call(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      const second = await call(path, { headers: { 'if-none-match': etag } });
      expect([second.status, second.text]).toEqual([304, '']);
    }
  });

  it('finds an exam by its id and by its address', async () => {
    for (const id of ['E_9', 'e-9', 'E-9', 'e_9']) {
      const { data } = examResponse.parse((await call(`/api/exams/exam/${id}`)).json());
      expect(data).toMatchObject({
        examId: 'E_9',
        topics: ['Signs', 'Rules'],
        negativeMarksPerQuestion: '1/3',
        updatedAt: '2126-01-31T12:00:00.000Z',
      });
      expect(data.mockTests.map(({ testId }) => testId)).toEqual(['e9-2', 'e9-10']);
    }
  });

  it.each(['/api/exams/exam/nothing', '/api/mocktests/nothing', '/api/exams/exam/%7B%24gt%3A1%7D'])(
    'answers 404 for %s',
    async (path) => {
      const answer = await call(path);
      expect([answer.status, answer.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'MB-1003', detail: 'Exam not found' }),
      ]);
    },
  );

  it('lists the tests of an exam in natural order', async () => {
    const { data } = mockTestListResponse.parse((await call('/api/mocktests/E_9')).json());
    expect(data.map(({ testId }) => testId)).toEqual(['e9-2', 'e9-10']);
    expect(data[0]).toEqual({
      testId: 'e9-2',
      title: 'Test e9-2',
      duration: 5,
      totalQuestions: 2,
      totalMarks: 2,
      marksPerQuestion: 1,
      negativeMarksPerQuestion: '1/3',
      examType: 'dmv',
    });
  });

  it('answers the questions of a test with its duration and its formulas as MathML', async () => {
    const { data, duration, meta } = questionsResponse.parse(
      (await call('/api/mocktests/e9-2/questions')).json(),
    );
    expect(duration).toBe(5);
    expect(data.map(({ questionId }) => questionId)).toEqual(['e9-2-1', 'e9-2-2']);
    expect(data[0]?.options[2]).toEqual({ text: 'Three', image: '/three.svg' });
    expect(meta).toMatchObject({ examId: 'E_9', examTitle: 'Exam E_9', testId: 'e9-2', title: 'Test e9-2' });
    expect(meta.revision).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(meta.math).sort()).toEqual(['1+1', '\\frac{1}{2}']);
    expect(meta.math['\\frac{1}{2}']).toMatch(/^<math.*<mfrac>.*<\/math>$/s);
  });

  it('answers 404 for the questions of an unknown test', async () => {
    const answer = await call('/api/mocktests/e9-3/questions');
    expect([answer.status, answer.json()]).toEqual([404, expect.objectContaining({ code: 'MB-1003' })]);
  });

  it('lists the nine exams with the highest weight before any view', async () => {
    expect(await popular()).toEqual(['E_9', 'E_8', 'E_7', 'E_6', 'E_5', 'E_4', 'E_3', 'E_2', 'E_1']);
  });

  it('counts views of an exam and of its tests, and started tests, of the last 30 days', async () => {
    for (let count = 0; count < 9; count += 1) await view('/exam/e-1');
    expect((await popular())[0]).toBe('E_1');
    for (let count = 0; count < 3; count += 1) await view('/mocktest/e-2/e2-1', 'test-started');
    expect((await popular()).slice(0, 2)).toEqual(['E_2', 'E_1']);
    now += 29 * DAY;
    expect((await popular()).slice(0, 2)).toEqual(['E_2', 'E_1']);
    now += 2 * DAY;
    expect((await popular())[0]).toBe('E_9');
  });

  it('makes the popular list once a minute, of the views of exams that exist', async () => {
    await view('/exam/made-up');
    const before = await popular();
    const interest = jest.spyOn(services.app.nest.get(PageViewsService, { strict: false }), 'interestSince');
    const ask = () => call('/api/exams/topexams');
    now += POPULAR_FRESH_MS - 1;
    expect(examListResponse.parse((await ask()).json()).data.map(({ examId }) => examId)).toEqual(before);
    expect(interest).not.toHaveBeenCalled();
    now += 1;
    await Promise.all([ask(), ask(), ask()]);
    expect(interest).toHaveBeenCalledTimes(1);
    const counted = await interest.mock.results[0]?.value;
    expect(counted).toEqual(expect.any(Map));
    expect([...Object(counted).keys()]).not.toContain('made-up');
    interest.mockRestore();
  });

  it('searches titles, ids and topics, whatever the case', async () => {
    const found = async (keyword: string) => {
      const answer = await call('/api/exams/search', { body: { keyword } });
      expect(answer.status).toBe(200);
      return examListResponse.parse(answer.json()).data.map(({ examId }) => examId);
    };
    expect(await found('exam e_3')).toEqual(['E_3']);
    expect(await found('  e-4 ')).toEqual(['E_4']);
    expect(await found('SIGNS')).toHaveLength(9);
    expect(await found('.*')).toEqual([]);
    const searches = services.app.nest.get<Connection>(getConnectionToken()).collection('searches');
    expect(await searches.findOne({ keyword: 'signs' }, { projection: { _id: 0 } })).toEqual({
      day: dayOf(now),
      keyword: 'signs',
      count: 1,
      expires: daysAfter(dayOf(now), COUNTED_DAYS),
    });
  });

  it.each([
    [{}, [{ path: '/keyword', message: expect.any(String) }]],
    [{ keyword: '   ' }, [{ path: '/keyword', message: expect.any(String) }]],
    [{ keyword: 'x'.repeat(201) }, [{ path: '/keyword', message: expect.any(String) }]],
    [
      { keyword: { $gt: '' } },
      [{ path: '/keyword', message: 'Invalid input: expected string, received object' }],
    ],
    [[], [{ path: '', message: expect.any(String) }]],
  ])('refuses the search %j with its fault', async (body, errors) => {
    const answer = await call('/api/exams/search', { body });
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'MB-1002', errors }),
    ]);
  });
});
