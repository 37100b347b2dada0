import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QuestionsResponse, TestSection } from '@mockingbird/contracts';
import { question, questionsResponse } from '@mockingbird/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { parseResult } from '../src/results/parse-result.js';
import { placeEstimate } from '../src/results/estimate-placement.js';
import { choose, openTest, press, pressInDialog, startAttempt, useFakeTime } from './runner-actions.js';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
  HTMLElement.prototype.hidePopover = jest.fn();
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const SECTIONS: TestSection[] = [
  { name: 'Module 1', from: 1, to: 2, minutes: 5 },
  { name: 'Module 2', from: 3, to: 4, minutes: 5, route: { after: 1, from: 0, to: 0 } },
  { name: 'Module 2', from: 5, to: 6, minutes: 5, route: { after: 1, from: 1, to: 1 } },
  { name: 'Module 2', from: 7, to: 8, minutes: 5, route: { after: 1, from: 2, to: 2 } },
];

/** Two questions, then three versions of two questions. The second option is right. */
const adaptive = (): QuestionsResponse =>
  questionsResponse(
    Array.from({ length: 8 }, (_, index) =>
      question({ questionId: `q-${index + 1}`, questionText: `Text ${index + 1}?` }),
    ),
    { duration: 10, sectionRule: 'locked', sections: SECTIONS, totalQuestions: 8, scoreEstimate: 'sat' },
  );

const texts = () => screen.getAllByText(/^Text \d\?$/).map(({ textContent }) => textContent);
const finishSection = () => {
  press('Finish this section');
  pressInDialog('Finish and go on');
};

describe('an adaptive test', () => {
  it('says how it works, with the questions and sections of one path, and needs its clock', async () => {
    await openTest(adaptive());
    expect(screen.getByText(/This test adapts/)).toBeTruthy();
    expect(screen.getByText(/an estimate of your score/)).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('Questions', { selector: 'dt' }).nextElementSibling?.textContent).toBe('4');
    expect(screen.queryByRole('option', { name: 'No clock' })).toBeNull();
  });

  it.each([
    { right: 0, shown: ['Text 3?', 'Text 4?'] },
    { right: 1, shown: ['Text 5?', 'Text 6?'] },
    { right: 2, shown: ['Text 7?', 'Text 8?'] },
  ])('opens the version that $right right answers choose, numbered on', async ({ right, shown }) => {
    await startAttempt(adaptive());
    expect(texts()).toEqual(['Text 1?', 'Text 2?']);
    [1, 2].forEach((number) => choose(number, number <= right ? 'B' : 'A'));
    finishSection();
    expect(texts()).toEqual(shown);
    expect(screen.getByText('Question 3')).toBeTruthy();
    expect(screen.getByText('Section 2 of 2')).toBeTruthy();
  });

  it('continues with the same version after a reload', async () => {
    await startAttempt(adaptive());
    choose(1, 'B');
    choose(2, 'B');
    finishSection();
    cleanup();
    await openTest(adaptive());
    press('Continue');
    expect(texts()).toEqual(['Text 7?', 'Text 8?']);
  });

  it('gives a result of the questions that were taken, and asks for its estimate', async () => {
    const view = await startAttempt(adaptive());
    choose(1, 'B');
    choose(2, 'A');
    finishSection();
    choose(3, 'B');
    press('Submit Test');
    pressInDialog('Submit Test');
    const result = parseResult(view.moves.at(-1)?.state, 'sample-exam-1');
    expect(result?.questions.map(({ questionId }) => questionId)).toEqual(['q-1', 'q-2', 'q-5', 'q-6']);
    expect(result?.sections?.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(result && placeEstimate(result)).toEqual({
      name: 'score-estimate',
      input: {
        calculator: 'sat',
        sections: [
          { right: 1, questions: 2 },
          { right: 1, questions: 2 },
        ],
      },
    });
    expect(result && placeEstimate({ ...result, partOf: 8 })).toBeUndefined();
    expect(result && placeEstimate({ ...result, scoreEstimate: undefined })).toBeUndefined();
  });

  it('shows every version in practice', async () => {
    await openTest(adaptive());
    expect(screen.getByText(/This test adapts/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^Practice/ }));
    expect((await screen.findByText('Questions', { selector: 'dt' })).nextElementSibling?.textContent).toBe(
      '8',
    );
  });
});
