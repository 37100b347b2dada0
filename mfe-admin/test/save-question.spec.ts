import { describe, expect, it } from '@jest/globals';
import type { BankQuestion, Question } from '@mockingbird/contracts';
import { startFrom } from '../src/bank/editor/question-form.js';
import { PartlySavedError, saveQuestion } from '../src/bank/editor/save-question.js';

const ORIGINAL: Question = { questionId: 'q1', questionText: '1+1', options: ['1', '2'], correctAnswer: 1 };
const MINE: Question = { ...ORIGINAL, questionText: '1+1=' };
const OTHER: Question = { ...ORIGINAL, questionText: '2+2' };
const IDS = ['t1', 't2', 't3'];

interface Faults {
  /** Tests that refuse the question once, each in this call. */
  faults?: Record<string, 'check' | 'send'>;
  /** Whether a sent question is stored; a proposal is not. */
  stores?: boolean;
}

/** Three tests with one question. */
function tests({ faults = {}, stores = true }: Faults = {}) {
  const content = new Map<string, Question>(IDS.map((id) => [id, ORIGINAL]));
  const log: string[] = [];
  const waiting = new Map(Object.entries(faults));
  const run = (kind: 'check' | 'send', testId: string) => {
    log.push(`${kind} ${testId}`);
    if (waiting.get(testId) !== kind) return;
    waiting.delete(testId);
    throw new Error(`${testId} refuses`);
  };
  const calls: Parameters<typeof saveQuestion>[0] = {
    // The services name the tests with the same content only.
    bankQuestion: async (testId): Promise<BankQuestion> => ({
      question: content.get(testId) ?? ORIGINAL,
      math: {},
      tests: IDS.filter((id) => JSON.stringify(content.get(id)) === JSON.stringify(content.get(testId))).map(
        (id) => ({ testId: id, title: id, examId: 'e', examTitle: 'E', revision: `r-${id}` }),
      ),
    }),
    check: async ({ testId }) => run('check', testId),
    send: async ({ testId, questions: [question = MINE] }) => {
      run('send', testId);
      // The services trim texts and order the fields.
      const { correctAnswer, questionText, ...rest } = question;
      if (stores) content.set(testId, { correctAnswer, questionText: questionText.trim(), ...rest });
    },
  };
  return { calls, content, log };
}

const request = { testId: 't1', form: startFrom(MINE).form, original: ORIGINAL, testIds: IDS };
const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a save in several tests', () => {
  it('sends nothing when one of them would refuse the question', async () => {
    const { calls, log } = tests({ faults: { t3: 'check' } });
    expect(await failureOf(saveQuestion(calls, request))).toEqual(new Error('t3 refuses'));
    expect(log).toEqual(['check t1', 'check t2', 'check t3']);
  });

  it('continues with the others when it is tried again', async () => {
    const { calls, log } = tests({ faults: { t2: 'send' } });
    const spaced = { ...request, form: startFrom({ ...MINE, questionText: '1+1= ' }).form };
    const failure = await failureOf(saveQuestion(calls, spaced));
    expect(failure).toBeInstanceOf(PartlySavedError);
    expect(failure).toMatchObject({ testIds: ['t1'] });
    log.length = 0;
    expect(await saveQuestion(calls, spaced)).toEqual({
      outcome: 'saved',
      testIds: ['t2', 't3'],
      already: ['t1'],
    });
    expect(log).toEqual(['check t2', 'check t3', 'send t2', 'send t3']);
  });

  it('proposes nothing twice: stored tests do not show proposals', async () => {
    const { calls, log } = tests({ faults: { t2: 'send' }, stores: false });
    const failure = await failureOf(saveQuestion(calls, request));
    log.length = 0;
    const sent = failure instanceof PartlySavedError ? failure.testIds : [];
    const again = await saveQuestion(calls, { ...request, sent });
    expect(again).toEqual({ outcome: 'saved', testIds: IDS, already: [] });
    expect(log).toEqual(['check t2', 'check t3', 'send t2', 'send t3']);
  });

  it('says so when every test has the question already', async () => {
    const { calls, content, log } = tests();
    for (const id of IDS) content.set(id, MINE);
    expect(await saveQuestion(calls, request)).toEqual({ outcome: 'unchanged' });
    expect(log).toEqual([]);
  });

  it('is a conflict when somebody else changed the question', async () => {
    const { calls, content, log } = tests();
    content.set('t1', OTHER);
    expect(await saveQuestion(calls, request)).toMatchObject({ outcome: 'changed' });
    expect(log).toEqual([]);
  });

  it('is a conflict when somebody else changed it in another test, and replaces all after a look', async () => {
    const { calls, content, log } = tests();
    content.set('t2', OTHER);
    const result = await saveQuestion(calls, request);
    expect(result).toMatchObject({ outcome: 'changed', stored: { question: OTHER } });
    expect(log).toEqual([]);
    const again = await saveQuestion(calls, { ...request, original: OTHER, accepted: [ORIGINAL] });
    expect(again).toMatchObject({ outcome: 'saved', testIds: IDS });
  });

  it('checks nothing first when it is one test: an upload is all or nothing', async () => {
    const { calls, log } = tests();
    await saveQuestion(calls, { ...request, testIds: ['t1'] });
    expect(log).toEqual(['send t1']);
  });
});
