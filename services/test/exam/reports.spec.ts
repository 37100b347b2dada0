import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { type Report, reportListResponse } from '@mockingbird/contracts';
import { REPORT, type ReportModel } from '../../src/exam/reports/report.model.js';
import { ReportRepository } from '../../src/exam/reports/report.repository.js';
import { REPORTS_STORED, REPORTS_PAGE, REPORTS_PER_QUESTION } from '../../src/exam/limits.js';
import { RATE_RULES } from '../../src/rate-limit/rules.js';
import { SeedService } from '../../src/upload/seed/seed.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { bankTest, question, tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const DAY = 86_400_000;
const START = Date.UTC(2126, 0, 31, 12);
const PATH = '/api/exams/reports';

const report = (changes: Partial<Record<keyof Report, unknown>> = {}) => ({
  testId: 'e9-2',
  questionId: 'e9-2-1',
  reason: 'typo',
  ...changes,
});

describe('reports of questions', () => {
  let database: TestDatabase;
  let services: TestApp;
  let stored: ReportModel;
  let now = START;
  let client = 0;
  /** Each call has its own address, so that the rate limit does not end the test. */
  const send = (body: unknown, address = `203.0.113.${(client += 1) % 250}`) =>
    services.call(PATH, { body, now, headers: { 'x-forwarded-for': address } });
  const list = async (query = '') => {
    const answer = await services.call(`${PATH}${query}`, { as: 'admin', now });
    expect(answer.status).toBe(200);
    return reportListResponse.parse(answer.json());
  };
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => now });
    await services.app.nest.get(SeedService, { strict: false }).seed(tinyBank());
    stored = services.app.nest.get(getModelToken(REPORT), { strict: false });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(() => {
    now = START;
  });
  afterEach(async () => {
    await stored.deleteMany({});
  });

  it('are taken with thanks and read by admins, with the question', async () => {
    const answer = await send(report({ text: '  The word "teh".  ' }));
    expect([answer.status, answer.json()]).toEqual([
      201,
      { data: { message: 'Thank you. Somebody will look at this question.' } },
    ]);
    expect(await list()).toEqual({
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          testId: 'e9-2',
          questionId: 'e9-2-1',
          question: 'What is $1+1$?',
          reason: 'typo',
          text: 'The word "teh".',
          count: 1,
          first: '2126-01-31T12:00:00.000Z',
          last: '2126-01-31T12:00:00.000Z',
          resolved: false,
        },
      ],
      meta: { page: 1, pages: 1, total: 1, reasons: { typo: 1 } },
    });
  });

  it('that are equal are counted as one, also when they are concurrent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(report({ testId: 'E9-2', text: 'Same' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const { data, meta } = await list();
    expect(data.map(({ count, text }) => [count, text])).toEqual([[12, 'Same']]);
    expect(meta.reasons).toEqual({ typo: 12 });
  });

  it('come the last reported first, by page, and of one test', async () => {
    await send(report({ reason: 'unclear' }));
    now += 1_000;
    await send(report({ testId: 'e9-10', questionId: 'e9-10-1', reason: 'image' }));
    now += 1_000;
    await send(report({ reason: 'wrong-answer' }));
    now += 1_000;
    await send(report({ reason: 'unclear' }));
    const all = await list();
    expect(all.data.map(({ reason }) => reason)).toEqual(['unclear', 'wrong-answer', 'image']);
    expect(all.meta.reasons).toEqual({ unclear: 2, image: 1, 'wrong-answer': 1 });
    const ofTest = await list('?testId=E9-10');
    expect([ofTest.data.map(({ reason }) => reason), ofTest.meta.total]).toEqual([['image'], 1]);
    expect((await list('?testId=nothing')).data).toEqual([]);
  });

  it('beyond one page are on the next', async () => {
    const entry = { ...report(), testKey: 'e9-2', question: 'Q', count: 1, resolved: false };
    const at = new Date(START);
    await stored.insertMany(
      Array.from({ length: REPORTS_PAGE + 1 }, (_, index) => ({
        ...entry,
        _id: String(index).padStart(32, '0'),
        first: at,
        last: at,
        expires: new Date(Date.now() + DAY),
      })),
    );
    const [first, second, third] = [await list(), await list('?page=2'), await list('?page=3')];
    expect([first.data.length, second.data.length, third.data.length]).toEqual([REPORTS_PAGE, 1, 0]);
    expect(first.meta).toMatchObject({ page: 1, pages: 2, total: REPORTS_PAGE + 1 });
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(REPORTS_PAGE + 1);
  });

  describe('of a question that is changed afterwards', () => {
    const PAST = 'f'.repeat(32);
    const publish = (questions: unknown[]) =>
      services.app.nest
        .get(PublisherService, { strict: false })
        .publishQuestions({ examId: 'E_9', testId: 'e9-2' }, JSON.stringify(questions));
    const worded = (questionText: string, changes: object = {}) => ({
      ...question({ questionId: 'e9-2-1' }),
      questionText,
      ...changes,
    });
    const other = question({ questionId: 'e9-2-2' });
    const original = bankTest('e9-2').questions;
    afterEach(() => publish([...original]));

    it('show the words of the revision that the student saw, and what became of them', async () => {
      const { revision } = await publish([worded('Old words'), other]);
      await send(report({ revision, question: 'Forged words' }));
      expect((await list()).data).toEqual([expect.not.objectContaining({ since: expect.anything() })]);
      await publish([worded('New words'), other]);
      const since = { state: 'changed', question: 'New words' };
      expect((await list()).data).toMatchObject([{ question: 'Old words', revision, since }]);
      now += 1_000;
      // Sent while the newer one is published, from a page with the older one.
      await send(report({ revision, text: 'Later', question: 'Forged words' }));
      expect((await list()).data).toMatchObject([
        { question: 'Old words', text: 'Later', since },
        { question: 'Old words', since },
      ]);
      await publish([other]);
      expect((await list()).data).toMatchObject([
        { since: { state: 'removed' } },
        { since: { state: 'removed' } },
      ]);
      // The student still has it on the screen.
      expect((await send(report({ revision, reason: 'unclear' }))).status).toBe(201);
    });

    it('say so when only its options or its answer are others now', async () => {
      const { revision } = await publish([worded('Same words'), other]);
      await send(report({ revision }));
      await publish([worded('Same words', { explanation: 'Another one' }), other]);
      expect((await list()).data).toMatchObject([
        { question: 'Same words', since: { state: 'changed', question: 'Same words' } },
      ]);
      await publish([worded('Same words'), question({ questionId: 'e9-2-3' })]);
      expect((await list()).data).toEqual([expect.not.objectContaining({ since: expect.anything() })]);
    });

    it('show the words that the page sent when that revision is no longer stored', async () => {
      await publish([worded('New words'), other]);
      await send(report({ revision: PAST, question: 'Words of long ago' }));
      expect((await list()).data).toMatchObject([
        {
          question: 'Words of long ago',
          revision: PAST,
          since: { state: 'changed', question: 'New words' },
        },
      ]);
      await publish([worded('Words of long ago'), other]);
      expect((await list()).data).toEqual([expect.not.objectContaining({ since: expect.anything() })]);
    });

    it('show the present words to pages that send none, and count with those from before', async () => {
      await publish([worded('Words'), other]);
      await send(report());
      await send(report());
      await publish([worded('New words'), other]);
      expect((await list()).data).toMatchObject([
        { question: 'Words', count: 2, since: { state: 'changed', question: 'New words' } },
      ]);
    });

    it('are bounded whatever words pages send', async () => {
      for (let number = 0; number < REPORTS_PER_QUESTION + 3; number += 1) {
        await send(report({ revision: PAST, question: `Words ${number}` }));
      }
      expect((await list()).data).toHaveLength(REPORTS_PER_QUESTION + 1);
    });
  });

  it('are done when resolved, and open again when reported once more', async () => {
    await send(report());
    const id = (await list()).data[0]?.id ?? '';
    const resolve = () => services.call(`${PATH}/${id}/resolve`, { method: 'POST', as: 'admin', now });
    for (const answer of [await resolve(), await resolve()]) {
      expect([answer.status, answer.json()]).toEqual([200, { data: { message: 'Resolved.' } }]);
    }
    expect((await list()).data).toEqual([]);
    expect((await list('?state=resolved')).data).toMatchObject([{ id, resolved: true }]);
    await send(report());
    expect((await list()).data).toMatchObject([{ id, resolved: false, count: 2 }]);
  });

  it('say when they are removed: 180 days after the last, 30 days after they were resolved', async () => {
    const expires = async () => (await stored.findOne({}).lean())?.expires.getTime();
    await send(report());
    now += DAY;
    await send(report());
    expect(await expires()).toBe(START + 181 * DAY);
    const id = (await list()).data[0]?.id ?? '';
    await services.call(`${PATH}/${id}/resolve`, { method: 'POST', as: 'admin', now });
    expect(await expires()).toBe(START + 31 * DAY);
    const ttl = await stored.collection.indexes();
    expect(ttl).toContainEqual(expect.objectContaining({ key: { expires: 1 }, expireAfterSeconds: 0 }));
  });

  it('contain no address of the sender', async () => {
    await send(report({ text: 'Hm.' }), '198.51.100.77');
    expect(JSON.stringify(await stored.find({}).lean())).not.toContain('198.51');
  });

  it('of one question are stored separately up to a limit, and counted by reason beyond it', async () => {
    for (let text = 0; text < REPORTS_PER_QUESTION + 3; text += 1) {
      expect((await send(report({ text: `Text ${text}` }))).status).toBe(201);
    }
    const { data } = await list();
    expect(data).toHaveLength(REPORTS_PER_QUESTION + 1);
    expect(data.filter(({ text }) => text === undefined)).toMatchObject([{ count: 3, reason: 'typo' }]);
  });

  it('are rejected when too many wait, except a repeated one', async () => {
    await send(report());
    const repository = services.app.nest.get(ReportRepository, { strict: false });
    const countStored = jest
      .spyOn(repository, 'countStored')
      .mockResolvedValue({ ofQuestion: 0, total: REPORTS_STORED });
    const refused = await send(report({ reason: 'other' }));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(refused.json()).toMatchObject({ code: 'MB-1006' });
    expect((await send(report())).status).toBe(201);
    countStored.mockRestore();
    expect((await list()).meta).toMatchObject({ total: 1, reasons: { typo: 2 } });
  });

  const pointer = (path: string) => ({ path, message: expect.any(String) });
  it.each([
    [{}, ['/testId', '/questionId', '/reason']],
    [[], ['']],
    [report({ testId: 'a b' }), ['/testId']],
    [report({ testId: 'nothing' }), ['/testId']],
    [report({ testId: { $gt: '' } }), ['/testId']],
    [report({ questionId: '' }), ['/questionId']],
    [report({ questionId: 'e9-10-1' }), ['/questionId']],
    [report({ questionId: 'x'.repeat(129) }), ['/questionId']],
    [report({ reason: 'boring' }), ['/reason']],
    [report({ text: 'x'.repeat(1_001) }), ['/text']],
    [report({ revision: 'x'.repeat(65) }), ['/revision']],
    [report({ question: 'x'.repeat(301) }), ['/question']],
    [report({ text: 7, reason: 7 }), ['/reason', '/text']],
  ])('with faults are refused, each with its place: %j', async (body, paths) => {
    const answer = await send(body);
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'MB-1002', errors: paths.map(pointer) }),
    ]);
    expect(await stored.countDocuments()).toBe(0);
  });

  it.each([{ examId: 'E_9' }, { testId: 'e9-2' }])(
    'of hidden content are rejected as for an unknown test: %j',
    async (place) => {
      const hide = (hidden: boolean) =>
        services.call('/api/upload/visibility', { as: 'admin', now, body: { ...place, hidden } });
      const sendAndRead = async (body: unknown) => {
        const answer = await send(body);
        return [answer.status, { ...Object(answer.json()), requestId: undefined }];
      };
      const unknown = await sendAndRead(report({ testId: 'nothing' }));
      expect(unknown).toMatchObject([400, { errors: [pointer('/testId')] }]);
      expect((await hide(true)).status).toBe(200);
      try {
        expect(await sendAndRead(report())).toEqual(unknown);
        expect(await sendAndRead(report({ questionId: 'guessed' }))).toEqual(unknown);
        expect(await stored.countDocuments()).toBe(0);
      } finally {
        expect((await hide(false)).status).toBe(200);
      }
      expect((await send(report())).status).toBe(201);
    },
  );

  it.each(['?page=0', '?page=x', '?state=all', `?testId=${'x'.repeat(201)}`])(
    'are not listed for the odd query %s',
    async (query) => {
      const answer = await services.call(`${PATH}${query}`, { as: 'admin', now });
      const name = /\?(\w+)/.exec(query)?.[1] ?? '';
      expect([answer.status, answer.json()]).toEqual([
        400,
        expect.objectContaining({ errors: [pointer(`/${name}`)] }),
      ]);
    },
  );

  it('that are not there cannot be resolved', async () => {
    const resolve = (id: string) =>
      services.call(`${PATH}/${id}/resolve`, { method: 'POST', as: 'admin', now });
    expect((await resolve('0'.repeat(32))).status).toBe(404);
    expect((await resolve('nothing')).status).toBe(400);
  });

  it.each([
    ['GET', PATH],
    ['POST', `${PATH}/${'0'.repeat(32)}/resolve`],
  ])('%s %s is for admins alone', async (method, path) => {
    expect((await services.call(path, { method, now })).json()).toMatchObject({ code: 'MB-1012' });
    expect((await services.call(path, { method, now, as: 'student' })).json()).toMatchObject({
      code: 'MB-1010',
    });
  });

  it('of one address are limited, over all processes', async () => {
    const other = await startApp({ mongodbUri: database.uri }, { clock: () => now });
    const calls = RATE_RULES.reportByAddress.windows[0]?.calls ?? 0;
    expect(calls).toBe(30);
    const from = { 'x-forwarded-for': '198.51.100.1' };
    const statuses = [];
    for (let call = 0; call < calls + 1; call += 1) {
      const app = call % 2 === 0 ? services : other;
      const answer = await app.call(PATH, { body: report(), now, headers: from });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(200);
    }
    await other.close();
    expect(statuses).toEqual([...Array.from({ length: calls }, () => 201), 429]);
    expect((await send(report())).status).toBe(201);
  });
});
