import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { examResponse, questionsResponse } from '@mockingbird/contracts';
import { ProblemError } from '../../src/http/response/problem.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const file = (...ids: string[]) => JSON.stringify(ids.map((questionId) => question({ questionId })));

/** @returns the error of a rejected call */
async function refusal(work: Promise<unknown>): Promise<Pick<ProblemError, 'status' | 'code' | 'issues'>> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw new Error(`Not refused: ${String(error)}`);
  return { status: error.status, code: error.code, issues: error.issues };
}

describe('the publisher', () => {
  let database: TestDatabase;
  let services: TestApp;
  let publisher: PublisherService;
  let run = 0;
  let examId = '';
  let testId = '';

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    publisher = services.app.nest.get(PublisherService, { strict: false });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(() => {
    run += 1;
    examId = `EXAM_${run}`;
    testId = `exam-${run}-test`;
  });

  const exam = async (id: string) =>
    examResponse.parse((await services.call(`/api/exams/exam/${id}`)).json()).data;
  const questions = async (id: string) =>
    questionsResponse.parse((await services.call(`/api/mocktests/${id}/questions`)).json());
  const publishAll = async () => {
    await publisher.publishExam(examFields(examId));
    await publisher.publishMockTest(testFields(examId, testId));
    await publisher.publishQuestions({ testId, examId }, file('a', 'b'));
  };

  it('stores an exam, and the same one again changes nothing', async () => {
    const first = await publisher.publishExam(examFields(examId));
    const before = await exam(examId);
    const second = await publisher.publishExam(examFields(examId));
    expect([first.outcome, second.outcome]).toEqual(['stored', 'unchanged']);
    expect(await exam(examId)).toEqual(before);
  });

  it('keeps what is not sent of an exam, and its tests', async () => {
    await publishAll();
    await publisher.publishExam(
      examFields(examId, { details: JSON.stringify({ didYouKnow: [{ fact: 'Yes' }] }) }),
    );
    expect(await exam(examId)).toMatchObject({ didYouKnow: [{ fact: 'Yes' }], mockTests: [{ testId }] });
    await publisher.publishExam(examFields(examId, { title: 'Another title' }));
    const after = await exam(examId);
    expect(after).toMatchObject({
      title: 'Another title',
      didYouKnow: [{ fact: 'Yes' }],
      mockTests: [{ testId }],
    });
  });

  it('refuses another id with the same address, and leaves the first as it was', async () => {
    await publisher.publishExam(examFields(examId));
    const other = examId.toLowerCase().replace('_', '-');
    expect(await refusal(publisher.publishExam(examFields(other)))).toMatchObject({
      status: 409,
      code: 'MB-1007',
      issues: [{ path: '/examId' }],
    });
    expect((await exam(examId)).examId).toBe(examId);
  });

  it('stores one of two concurrent exams with the same key', async () => {
    const ids = [`RACE_${run}`, `race-${run}`, `Race_${run}`];
    const results = await Promise.allSettled(ids.map((id) => publisher.publishExam(examFields(id))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('names all issues of an exam together, and stores nothing', async () => {
    const fields = examFields(examId, {
      title: ' ',
      totalMarks: 'many',
      details: '{"faqs":[{"question":1}]}',
    });
    const { status, issues } = await refusal(publisher.publishExam(fields));
    expect([status, issues.map(({ path }) => path)]).toEqual([
      400,
      ['/title', '/totalMarks', '/details/faqs/0/question', '/details/faqs/0/answer'],
    ]);
    expect((await services.call(`/api/exams/exam/${examId}`)).status).toBe(404);
  });

  it('refuses an address of the site itself', async () => {
    expect(await refusal(publisher.publishExam(examFields('Region')))).toMatchObject({
      issues: [{ path: '/examId' }],
    });
  });

  it('refuses a test of an unknown exam', async () => {
    expect(await refusal(publisher.publishMockTest(testFields(examId, testId)))).toMatchObject({
      status: 400,
      issues: [{ path: '/examId', message: 'There is no such exam' }],
    });
  });

  it('refuses the id of a test of another exam, in any case of letters', async () => {
    await publishAll();
    await publisher.publishExam(examFields(`${examId}B`));
    for (const taken of [testId, testId.toUpperCase()]) {
      expect(await refusal(publisher.publishMockTest(testFields(`${examId}B`, taken)))).toMatchObject({
        status: 409,
        issues: [{ path: '/testId' }],
      });
    }
    expect((await exam(`${examId}B`)).mockTests).toEqual([]);
  });

  it('changes a test and keeps its questions', async () => {
    await publishAll();
    const fields = testFields(examId, testId, { duration: 7, details: { title: 'Named' } });
    expect((await publisher.publishMockTest(fields)).outcome).toBe('stored');
    expect((await publisher.publishMockTest(fields)).outcome).toBe('unchanged');
    expect(await questions(testId)).toMatchObject({
      duration: 7,
      data: [{ questionId: 'a' }, { questionId: 'b' }],
    });
    await publisher.publishMockTest(testFields(examId, testId));
    expect((await exam(examId)).mockTests[0]).toHaveProperty('title', 'Named');
    await publisher.publishMockTest(testFields(examId, testId, { details: { title: null } }));
    expect((await exam(examId)).mockTests[0]).not.toHaveProperty('title');
  });

  it('answers no questions before the first publication', async () => {
    await publisher.publishExam(examFields(examId));
    await publisher.publishMockTest(testFields(examId, testId));
    expect(await questions(testId)).toMatchObject({ data: [], meta: { math: {}, revision: '' } });
  });

  it('publishes questions, and the same ones again change nothing', async () => {
    await publishAll();
    const { revision } = (await questions(testId)).meta;
    const again = await publisher.publishQuestions({ testId }, file('a', 'b'));
    expect([again.outcome, (await questions(testId)).meta.revision]).toEqual(['unchanged', revision]);
    const other = await publisher.publishQuestions({ testId }, `{"questions":${file('c', 'd')}}`);
    expect(other).toMatchObject({ outcome: 'stored', message: `2 questions of ${testId} stored.` });
    expect((await questions(testId)).data.map(({ questionId }) => questionId)).toEqual(['c', 'd']);
  });

  it('goes back to questions that were published before', async () => {
    await publishAll();
    await publisher.publishQuestions({ testId }, file('c', 'd'));
    expect((await publisher.publishQuestions({ testId }, file('a', 'b'))).outcome).toBe('stored');
    expect((await questions(testId)).data.map(({ questionId }) => questionId)).toEqual(['a', 'b']);
  });

  it('keeps the published questions when a file has one fault', async () => {
    await publishAll();
    const broken = [question({ questionId: 'c' }), { ...question({ questionId: 'd' }), correctAnswer: 3 }];
    expect(await refusal(publisher.publishQuestions({ testId }, JSON.stringify(broken)))).toMatchObject({
      status: 400,
      issues: [{ path: '/1/correctAnswer' }],
    });
    expect((await questions(testId)).data.map(({ questionId }) => questionId)).toEqual(['a', 'b']);
  });

  it('warns of another number of questions than the test says', async () => {
    await publishAll();
    const { message, warnings, statedQuestions } = await publisher.publishQuestions({ testId }, file('a'));
    expect([warnings, statedQuestions]).toEqual([[expect.anything()], 2]);
    expect(await publisher.publishQuestions({ testId }, file('a', 'b'))).not.toHaveProperty(
      'statedQuestions',
    );
    expect(message).toContain('The test says 2 questions, but it will have 1');
  });

  it('refuses questions for an unknown test, or under another exam', async () => {
    await publishAll();
    expect(await refusal(publisher.publishQuestions({ testId: 'nothing' }, file('a')))).toMatchObject({
      status: 400,
    });
    const elsewhere = publisher.publishQuestions({ testId, examId: 'OTHER' }, file('a'));
    expect(await refusal(elsewhere)).toMatchObject({ status: 409, issues: [{ path: '/testId' }] });
  });
});
