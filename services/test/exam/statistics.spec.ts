import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { questionsResponse, statisticsResponse } from '@mockingbird/contracts';
import { STATISTICS, type StatisticsModel } from '../../src/exam/statistics/statistics.model.js';
import { RATE_RULES } from '../../src/rate-limit/rules.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { SeedService } from '../../src/upload/seed/seed.service.js';
import { question, tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const PATH = '/api/exams/statistics';
const UNKNOWN_REVISION = 'f'.repeat(32);

describe('item statistics', () => {
  let database: TestDatabase;
  let services: TestApp;
  let stored: StatisticsModel;
  let revision: string;
  let client = 0;
  /** Each call has its own address, so that the rate limit does not end the test. */
  const send = (body: unknown, address = `203.0.113.${(client += 1) % 250}`) =>
    services.call(PATH, { body, headers: { 'x-forwarded-for': address } });
  const submission = (...chosen: (number | null)[]) => ({
    testId: 'e9-2',
    revision,
    answers: chosen.map((option, index) => ({ questionId: `e9-2-${index + 1}`, chosen: option })),
  });
  const statistics = async (query = '') => {
    const answer = await services.call(`${PATH}/e9-2${query}`, { as: 'admin' });
    expect(answer.status).toBe(200);
    return statisticsResponse.parse(answer.json()).data;
  };
  const publishedRevision = async () =>
    questionsResponse.parse((await services.call('/api/mocktests/e9-2/questions')).json()).meta.revision;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    await services.app.nest.get(SeedService, { strict: false }).seed(tinyBank());
    stored = services.app.nest.get(getModelToken(STATISTICS), { strict: false });
    revision = await publishedRevision();
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    await stored.deleteMany({});
  });

  it('are empty before anybody has handed a test in', async () => {
    const { submissions, questions, revisions } = await statistics();
    expect([submissions, revisions]).toEqual([
      0,
      [{ revision, submissions: 0, published: true, stored: true, at: expect.any(String), by: 'seed' }],
    ]);
    expect(questions.map(({ seen, shareRight }) => [seen, shareRight])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('count what was chosen and what was left out, by question', async () => {
    for (const chosen of [
      [1, null],
      [1, 0],
      [2, 0],
      [1, null],
    ]) {
      const answer = await send(submission(...chosen));
      expect([answer.status, answer.json()]).toEqual([200, { data: { message: 'Counted.' } }]);
    }
    const { submissions, questions } = await statistics();
    expect(submissions).toBe(4);
    expect(questions[0]).toEqual({
      questionId: 'e9-2-1',
      questionText: 'What is $1+1$?',
      correctAnswer: 1,
      seen: 4,
      answered: 4,
      skipped: 0,
      shareRight: 0.75,
      scored: 4,
      discrimination: null,
      options: [
        { count: 0, share: 0, meanScore: null },
        { count: 3, share: 0.75, meanScore: null },
        { count: 1, share: 0.25, meanScore: null },
      ],
    });
    expect(questions[1]).toMatchObject({ seen: 4, answered: 2, skipped: 2, shareRight: 0 });
  });

  it('have a reliability that no submission with some of the questions can remove', async () => {
    for (let student = 0; student < 30; student += 1) {
      // All right, one right, none right.
      await send([submission(1, 1), submission(1, 0), submission(0, 0)][student % 3]);
    }
    const { test: before } = await statistics();
    // The shares are 2/3 and 1/3, the variance is 2/3: 2 * (1 - (4/9) / (2/3)).
    expect(before.reliability).toBeCloseTo(2 / 3, 10);
    await send(submission(1));
    const { test: after } = await statistics();
    expect(after).toMatchObject({ scored: 31 });
    expect(after.reliability).toBeCloseTo(2 / 3, 10);
    expect(after.standardError).toBeCloseTo(before.standardError ?? 0, 10);
  });

  it('get the hashes of their questions where an earlier version stored none', async () => {
    await send(submission(1, 1));
    const hashes = async () => (await stored.findOne({ testKey: 'e9-2' }).lean().exec())?.hashes;
    const expected = await hashes();
    expect(expected).toHaveLength(2);
    await stored.updateOne({ testKey: 'e9-2' }, { $unset: { hashes: 1 } });
    await send(submission(1, 1));
    expect([await hashes(), (await statistics()).submissions]).toEqual([expected, 2]);
  });

  it('lose no submission of many at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(submission(1, 2))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { submissions, questions } = await statistics();
    expect([submissions, ...questions.map(({ answered }) => answered)]).toEqual([40, 40, 40]);
    expect(await stored.countDocuments()).toBe(1);
  });

  it('count a submission with a token once, however often and at the same moment it is sent', async () => {
    const once = { ...submission(1, 2), token: 'abcdef-0123456789-abcdef' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(once)));
    answers.push(await send(once));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await send({ ...once, token: 'another-0123456789-token' });
    expect((await statistics()).submissions).toBe(2);
  });

  it('refuse a token that is not random text', async () => {
    expect((await send({ ...submission(1), token: 'short' })).json()).toEqual(refusal('/token'));
  });

  it('are sums and nothing else', async () => {
    await send(submission(1, null), '198.51.100.77');
    const [document] = await stored.find({}, { _id: 0 }).lean();
    expect(document).toEqual({
      testKey: 'e9-2',
      revision,
      submissions: 1,
      questions: { 0: { chosen: { 1: 1 } }, 1: { skipped: 1 } },
      hashes: [expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)],
      scores: {
        submissions: 1,
        sum: 1,
        squares: 1,
        questions: {
          0: { counts: { 1: 1 }, sums: { 1: 1 }, squares: 1 },
          1: { counts: { none: 1 }, sums: { none: 1 }, squares: 1 },
        },
        complete: { submissions: 1, sum: 1, squares: 1, right: { 0: 1 } },
      },
    });
  });

  it('are separate for each revision of the questions', async () => {
    await send(submission(1, 1));
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    const publish = (...ids: string[]) =>
      publisher.publishQuestions(
        { testId: 'e9-2' },
        JSON.stringify(ids.map((questionId) => question({ questionId, questionText: 'Changed?' }))),
      );
    const before = revision;
    try {
      await publish('e9-2-1', 'e9-2-2');
      revision = await publishedRevision();
      await send(submission(2, 2));
      revision = before;
      expect((await send(submission(0, 0))).json()).toEqual({ data: { message: 'Counted.' } });
      const now = await statistics();
      expect([now.submissions, now.questions[0]?.questionText]).toEqual([1, 'Changed?']);
      expect(now.revisions).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ revision: before, submissions: 2, published: false, stored: true }),
          expect.objectContaining({ revision: now.revision, submissions: 1, published: true, stored: true }),
        ]),
      );
      const earlier = await statistics(`?revision=${before}`);
      expect([earlier.submissions, earlier.questions[0]?.questionText]).toEqual([2, 'What is $1+1$?']);
    } finally {
      revision = await publishedRevision();
    }
  });

  it('accept a submission without counting if its questions are not stored', async () => {
    const answer = await send({ ...submission(1), revision: UNKNOWN_REVISION });
    expect([answer.status, answer.json()]).toEqual([
      200,
      { data: { message: 'Not counted: these questions are no longer stored.' } },
    ]);
    expect(await stored.countDocuments()).toBe(0);
  });

  const refusal = (...paths: string[]) =>
    expect.objectContaining({
      code: 'MB-1002',
      errors: paths.map((path) => ({ path, message: expect.any(String) })),
    });
  const answered = (questionId: unknown, chosen: unknown) => ({ questionId, chosen });
  it.each([
    [{}, ['/testId', '/revision', '/answers']],
    [{ testId: 'nothing' }, ['/testId']],
    [{ revision: 'latest' }, ['/revision']],
    [{ answers: [] }, ['/answers']],
    [{ answers: [answered('e9-2-1', -1)] }, ['/answers/0/chosen']],
    [{ answers: [answered('e9-2-1', 1.5), answered('', 1)] }, ['/answers/0/chosen', '/answers/1/questionId']],
    [
      { answers: [answered('other', 0), answered('e9-2-2', 3), answered('e9-2-1', 1)] },
      ['/answers/0/questionId', '/answers/1/chosen'],
    ],
    [{ answers: [answered('e9-2-1', 1), answered('e9-2-1', 1)] }, ['/answers/1/questionId']],
    [{ answers: [answered({ $gt: '' }, 1)] }, ['/answers/0/questionId']],
    [{ answers: Array.from({ length: 2_001 }, () => answered('e9-2-1', 1)) }, ['/answers']],
  ])('refuse what does not fit, every fault with its place (%#)', async (changes, paths) => {
    const whole = Object.keys(changes).length === 0 ? {} : { ...submission(1, 1), ...changes };
    const answer = await send(whole);
    expect([answer.status, answer.json()]).toEqual([400, refusal(...paths)]);
    expect(await stored.countDocuments()).toBe(0);
  });

  it.each([{ examId: 'E_9' }, { testId: 'e9-2' }])(
    'of hidden content accept no submission, as for an unknown test: %j',
    async (place) => {
      const hide = (hidden: boolean) =>
        services.call('/api/upload/visibility', { as: 'admin', body: { ...place, hidden } });
      const sendAndRead = async (changes: object) => {
        const answer = await send({ ...submission(1, 1), ...changes });
        return [answer.status, { ...Object(answer.json()), requestId: undefined }];
      };
      const unknown = await sendAndRead({ testId: 'nothing' });
      expect(unknown).toEqual([400, refusal('/testId')]);
      expect((await hide(true)).status).toBe(200);
      try {
        expect(await sendAndRead({})).toEqual(unknown);
        expect(await sendAndRead({ answers: [answered('guessed', 0), answered('e9-2-1', 9)] })).toEqual(
          unknown,
        );
        expect(await sendAndRead({ revision: UNKNOWN_REVISION })).toEqual(unknown);
        expect(await stored.countDocuments()).toBe(0);
      } finally {
        expect((await hide(false)).status).toBe(200);
      }
      expect((await send(submission(1, 1))).status).toBe(200);
    },
  );

  it('are not there for an unknown test or revision', async () => {
    const ask = async (path: string) => (await services.call(`${PATH}/${path}`, { as: 'admin' })).status;
    expect(await ask('nothing')).toBe(404);
    expect(await ask(`e9-2?revision=${UNKNOWN_REVISION}`)).toBe(404);
    expect(await ask('e9-2?revision=latest')).toBe(400);
    expect(await ask('E9-2')).toBe(200);
  });

  it('are read by admins alone', async () => {
    const path = `${PATH}/e9-2`;
    expect((await services.call(path)).json()).toMatchObject({ code: 'MB-1012' });
    expect((await services.call(path, { as: 'student' })).json()).toMatchObject({ code: 'MB-1010' });
  });

  it('take so many submissions of one address, over all processes', async () => {
    const other = await startApp({ mongodbUri: database.uri });
    const calls = RATE_RULES.statisticsByAddress.windows[0]?.calls ?? 0;
    expect(calls).toBe(120);
    const from = { 'x-forwarded-for': '198.51.100.1' };
    const statuses = [];
    for (let call = 0; call < calls + 1; call += 1) {
      const app = call % 2 === 0 ? services : other;
      const answer = await app.call(PATH, { body: submission(1), headers: from });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(200);
    }
    await other.close();
    expect(statuses).toEqual([...Array.from({ length: calls }, () => 200), 429]);
  });
});
