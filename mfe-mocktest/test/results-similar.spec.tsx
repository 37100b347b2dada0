import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import type { Api } from '@mockingbird/platform';
import { exam, mockTest, question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { lazySimilar } from '../src/results/similar/lazy-similar.js';
import { press } from './runner-actions.js';
import { renderInBrowser, resolvesWith } from './render.js';
import { sampleResult } from './sample-result.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const BUTTON = /^More questions like this one/;
const ids = (count: number) => Array.from({ length: count }, (_, index) => `sample-exam-${index + 1}`);

/** A result whose second question has a topic. */
const result = () => {
  const { questions, ...rest } = sampleResult('rw');
  return {
    ...rest,
    questions: questions.map((each, index) => (index === 1 ? { ...each, topic: 'Sums' } : each)),
  };
};

const onTopic = (name: string): Question =>
  question({ questionId: name, questionText: `${name}?`, topic: 'Sums' });

/** An exam of these tests, by the id of the test. */
function examOf(tests: Readonly<Record<string, Question[]>>) {
  const questions = jest.fn((testId: string) =>
    Promise.resolve(questionsResponse(tests[testId] ?? [], { testId, math: { [testId]: '<math></math>' } })),
  );
  const api: Partial<Api> = {
    exam: resolvesWith(exam({ mockTests: Object.keys(tests).map((testId) => mockTest({ testId })) })),
    questions,
  };
  return { api, questions };
}

async function open(api: Partial<Api>) {
  const view = await renderInBrowser({ url: '/results/sample-exam-1', navigationState: result(), api });
  await act(async () => {
    await lazySimilar.load();
  });
  return view;
}

const load = () => act(async () => press(BUTTON));

describe('more questions like this one', () => {
  it('are requested only on a click, from other tests, until there are enough', async () => {
    const tests = Object.fromEntries(
      ids(5).map((id) => [id, [onTopic(`${id} a`), question({ topic: 'Signs' }), onTopic(`${id} b`)]]),
    );
    const { api, questions } = examOf(tests);
    const { container } = await open(api);
    expect(questions).not.toHaveBeenCalled();
    await load();
    expect(questions.mock.calls.map(([testId]) => testId)).toEqual(['sample-exam-2', 'sample-exam-3']);
    const list = screen.getByRole('list', { name: 'More questions: Sums' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Question 1 of 3', 'Question 2 of 3', 'Question 3 of 3']);
    fireEvent.click(within(list).getAllByRole('radio')[1] ?? list);
    expect(list.textContent).toContain('Right.');
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('read at most four tests', async () => {
    const { api, questions } = examOf(Object.fromEntries(ids(9).map((id) => [id, []])));
    await open(api);
    await load();
    expect(questions).toHaveBeenCalledTimes(4);
    expect(screen.getByText('The other tests of this exam have no question on Sums yet.')).toBeTruthy();
  });

  it('are offered only for a question with a topic', async () => {
    await open(examOf({}).api);
    expect(screen.getAllByRole('button', { name: /^More questions like this one/ })).toHaveLength(1);
  });

  it('can be requested again after a failure', async () => {
    const { api } = examOf({ 'sample-exam-2': [onTopic('a')] });
    const working = api.exam;
    api.exam = () => Promise.reject(new Error('offline'));
    await open({ ...api, exam: (...input) => (api.exam ?? Promise.reject)(...input) });
    await load();
    expect(screen.getByText(/We couldn't load more questions/)).toBeTruthy();
    api.exam = working;
    await load();
    expect(screen.getByRole('list', { name: 'More questions: Sums' })).toBeTruthy();
  });
});
