import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type Api, type OwnTestCalls } from '@mockingbird/platform';
import { examSummary, question } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazyRunner } from '../src/runner/lazy-runner.js';
import { renderInBrowser, renderOnServer, resolvesWith } from './render.js';
import { press, submitTest } from './runner-actions.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Twelve questions of two topics, a minute each. */
const QUESTIONS = Array.from({ length: 12 }, (_, index) =>
  question({ questionId: `q-${index}`, questionText: `Text of q-${index}` }),
);
const META = {
  examId: 'SSC_CGL',
  examTitle: 'SSC CGL',
  marksPerQuestion: 2,
  negativeMarksPerQuestion: '1/2',
  math: {},
  revision: 'r1',
};
const calls: OwnTestCalls = {
  offer: async () => ({
    questions: [
      { topic: 'Averages', level: 'easy', questions: 2 },
      { topic: 'Averages', level: 'hard', questions: 2 },
      { topic: 'Series', level: 'easy', questions: 8 },
    ],
    minutesPerQuestion: 1,
  }),
  questions: async (query) => {
    const [part, count] = [Number(query.get('part')), Number(query.get('count'))];
    const data = QUESTIONS.slice((part - 1) * count, part * count);
    return { data, meta: META, available: 12, hasNext: part * count < 12 };
  },
};
const api: Partial<Api> = {
  allExams: resolvesWith([
    examSummary({ examId: 'SSC_CGL', title: 'SSC CGL', type: 'ssc' }),
    examSummary({ examId: 'percentage', title: 'Percentage', type: undefined }),
    examSummary({ examId: 'empty', title: 'Empty', totalQuestions: 0 }),
  ]),
  ownTests: resolvesWith(calls),
};
const open = (url: string, changes: Partial<OwnTestCalls> = {}) =>
  renderInBrowser({ url, api: { ...api, ownTests: resolvesWith({ ...calls, ...changes }) } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toContain(text));

describe('the form of an own test', () => {
  it('begins with the topic of its address, and ignores one that the exam has not', async () => {
    for (const [topic, text] of [
      ['Averages', '4 questions'],
      ['Nothing', '12 questions'],
    ] as const) {
      await open(`/make-test?exam=ssc-cgl&topic=${topic}`);
      await expectStatus(text);
      cleanup();
    }
  });

  it('lists the exams that have questions, on the server too', async () => {
    const { status, html, head } = await renderOnServer({ url: '/make-test?exam=ssc_cgl', api });
    expect([status, head?.canonical]).toEqual([200, '/make-test']);
    expect(html).toContain('SSC CGL');
    expect(html).toContain('Quantitative aptitude, by topic');
    expect(html).not.toContain('Empty');
  });

  it('offers what the questions of the exam have', async () => {
    await open('/make-test');
    expect(screen.queryByLabelText('Level')).toBeNull();
    choose('Exam', 'ssc-cgl');
    await expectStatus('12 questions match');
    expect(screen.getByLabelText("Clock at the exam's pace: 12 minutes")).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Averages 4'));
    choose('Level', 'easy');
    expect(screen.getByRole('status').textContent).toContain('2 questions match');
    choose('Level', 'medium');
    expect(screen.getByRole('status').textContent).toContain('No questions match');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make this test' }).disabled).toBe(true);
    expect(await findAccessibilityIssues()).toEqual([]);
  });

  it('opens a test, and the next time one without the same questions', async () => {
    const { moves } = await open('/make-test?exam=ssc-cgl');
    await expectStatus('questions match');
    choose('Questions', '5');
    press('Make this test');
    press('Make this test');
    const [first, second] = moves.map(({ to }) => new URL(to, 'https://site.test'));
    expect(first?.pathname).toBe('/make-test/test');
    const query = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);
    expect(query(first)).toMatchObject({ exam: 'ssc-cgl', count: '5', minutes: '5', part: '1' });
    expect(query(second)).toEqual({ ...query(first), part: '2' });
  });

  it('chooses several topics of aptitude', async () => {
    await open('/make-test');
    choose('Exam', 'aptitude');
    expect(screen.queryByRole('button', { name: 'Make this test' })).toBeNull();
    fireEvent.click(screen.getByLabelText('Percentage'));
    await expectStatus('12 questions match');
  });

  it('says when the questions cannot be loaded, and tries again', async () => {
    let isUp = false;
    const offer: OwnTestCalls['offer'] = async (exams) => {
      if (!isUp) throw new ApiError('network', 'unavailable');
      return calls.offer(exams);
    };
    await open('/make-test?exam=ssc-cgl', { offer });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    isUp = true;
    press('Try again');
    await expectStatus('12 questions match');
  });
});

const ADDRESS = '/make-test/test?exam=ssc-cgl&count=8&minutes=8&seed=abc&part=1';

describe('an own test', () => {
  it('is taken like any other, is not counted, and its result leads to the next questions', async () => {
    const feedback = jest.fn<Api['feedback']>();
    const { moves } = await renderInBrowser({ url: ADDRESS, api: { ...api, feedback } });
    expect(document.body.textContent).toContain('Part 1, taken from the 12 questions that match');
    await act(async () => void (await lazyRunner.load()));
    press('Start');
    expect(screen.getAllByRole('group', { name: /^Question/ })).toHaveLength(8);
    submitTest();
    await waitFor(() => expect(moves).not.toHaveLength(0));
    const result = moves.at(-1);
    expect(result?.to).toMatch(/^\/results\/own-/);
    expect(feedback).not.toHaveBeenCalled();
    cleanup();
    await renderInBrowser({ url: result?.to ?? '', navigationState: result?.state });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Take the test again')).toBe(ADDRESS);
    expect(href('More questions like these')).toBe(ADDRESS.replace('part=1', 'part=2'));
  });

  it('asks for its questions in one call, with the query of its address', async () => {
    const questions = jest.fn(calls.questions);
    await open(ADDRESS, { questions });
    expect(questions).toHaveBeenCalledTimes(1);
    const query = questions.mock.calls[0]?.[0];
    expect(`/make-test/test?${query}`).toBe(ADDRESS);
  });

  it('says what is wrong with its address', async () => {
    await open('/make-test/test?exam=ssc-cgl&count=many&minutes=8&seed=abc&part=1');
    expect(document.body.textContent).toContain('count: expected a whole number from 1 to 200');
  });

  it('says when no questions are left', async () => {
    await open(ADDRESS.replace('part=1', 'part=3'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No more questions');
  });

  it('is 404 for an exam that does not exist', async () => {
    const questions: OwnTestCalls['questions'] = async () => {
      throw new ApiError('http', 'Exam not found', 404);
    };
    await open(ADDRESS, { questions });
    expect(document.body.textContent).toContain('Exam not found');
  });
});
