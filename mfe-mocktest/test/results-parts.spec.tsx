import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { choose, startAttempt, submitTest } from './runner-actions.js';
import { renderInBrowser } from './render.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('a review shows an explanation only where the question has one', async () => {
  const questions = [
    question({ questionId: 'with', explanation: 'Because two and three are five.' }),
    question({ questionId: 'without', explanation: undefined }),
  ];
  const view = await startAttempt(questionsResponse(questions));
  choose(1, 'B');
  submitTest();
  cleanup();
  await renderInBrowser({ url: '/results/sample-exam-1', navigationState: view.moves[0]?.state });
  const headings = (number: number) =>
    within(screen.getByRole('article', { name: `Question ${number}` })).queryAllByRole('heading', {
      name: 'Explanation',
    });
  expect([headings(1), headings(2)].map(({ length }) => length)).toEqual([1, 0]);
  expect(screen.getByText('Because two and three are five.')).toBeTruthy();
});
