import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { QuestionsResponse, RealExam, TestSection } from '@mockingbird/contracts';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { cleanup, screen } from '@testing-library/react';
import type { AttemptResult } from '../src/results/attempt-result.js';
import { storeWaitingResult } from '../src/record/results/result-inbox.js';
import { renderInBrowser } from './render.js';
import { choose, openTest, startAttempt, submitTest } from './runner-actions.js';

const california: RealExam = {
  name: 'California knowledge test',
  questions: 46,
  correct: 38,
  source: 'https://www.dmv.ca.gov/',
  checked: '2026-11-20',
};
const result = (
  right: number,
  of: number,
  rules: { realExam?: unknown; sections?: TestSection[] },
  topic = 'Speed',
): AttemptResult =>
  ({
    testId: 'sample-exam-1',
    examId: 'SAMPLE_EXAM',
    examTitle: 'Sample Exam',
    title: 'Test 1',
    marksPerQuestion: 1,
    negativeMarksPerQuestion: 0,
    questions: Array.from({ length: of }, (_, index) => ({
      ...question({ questionId: `q-${index}`, topic }),
      userAnswer: index < right ? 1 : 0,
    })),
    math: {},
    submittedAt: 1,
    ...rules,
  }) as AttemptResult;

/** Opens the results address after the result was stored, as a reload does. */
async function openResult(stored: AttemptResult) {
  storeWaitingResult(stored);
  await renderInBrowser({ url: '/results/sample-exam-1' });
}
const verdict = (name = 'On the real exam') => screen.queryByRole('region', { name })?.textContent;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the real exam's verdict", () => {
  it('is shown beside the 70% of this site, with its source', async () => {
    await openResult(result(9, 12, { realExam: california }));
    expect(screen.getByText('9 of 12 marks: passed')).toBeTruthy();
    expect(screen.getByText('Our pass line is 70%.')).toBeTruthy();
    expect(verdict()).toContain(
      'On the real California knowledge test you need 38 of 46 (83%). At this rate you would get about 34 and fail.',
    );
    expect(verdict()).toContain('This test has 12 questions, so take it as a hint.');
    expect(verdict()).toContain('Rule checked on 20 November 2026: www.dmv.ca.gov');
    expect(screen.getByRole('link', { name: 'www.dmv.ca.gov' }).getAttribute('href')).toBe(california.source);
    expect(await findAccessibilityIssues()).toEqual([]);
  });

  it('says when the result would pass', async () => {
    await openResult(result(10, 12, { realExam: california }));
    expect(verdict()).toContain('At this rate you would get about 38 and pass.');
  });

  it('names each rule of a part, met or not', async () => {
    const parts = [{ name: 'road signs', topics: ['Road signs'], questions: 4, correct: 2 }];
    const stored = result(10, 11, { realExam: { ...california, questions: 20, correct: 14, parts } });
    const sign = { ...question({ questionId: 'sign', topic: 'Road signs' }), userAnswer: 0 };
    await openResult({ ...stored, questions: [...stored.questions, sign] });
    expect(verdict()).toContain('That is enough, but you would fail by another rule:');
    expect(verdict()).toContain('road signs: 2 of 4 needed, about 0 at this rate: not met');
  });

  it('names each rule of a section', async () => {
    const sections = [
      { name: 'Signs', from: 1, to: 4, passCorrect: 2 },
      { name: 'Rules', from: 5, to: 8, passMarks: 2, negativeMarks: '1/3' },
    ];
    await openResult(result(4, 8, { sections }));
    expect(verdict('Rules of the sections')).toContain('Signs: 2 right answers needed, you have 4: met');
    expect(verdict('Rules of the sections')).toContain('Rules: 2 marks needed, you have -1.33: not met');
  });

  it('says nothing where no pass mark is published', async () => {
    await openResult(result(9, 12, {}));
    expect([verdict(), verdict('Rules of the sections')]).toEqual([undefined, undefined]);
    screen.getByText('We call 70% a pass in every test here. A real exam may have another rule.');
    expect(document.body.textContent).not.toContain('pass line');
  });

  it('has no pass mark where the real test gives a score', async () => {
    await openResult({ ...result(9, 12, {}), scoreEstimate: 'sat' });
    screen.getByText(/ a pass in every test here. The real test has no pass mark: it gives a score.$/);
  });

  it.each([
    ['javascript:alert(1)', 38],
    ['https://', 38],
    ['https://exam.test/', 'many'],
  ])('is not read from a stored result with the source %s and the pass mark %j', async (source, correct) => {
    await openResult(result(9, 12, { realExam: { ...california, source, correct } }));
    expect(screen.getByText('No result on this device')).toBeTruthy();
  });

  it('is announced before the start, and goes with a submitted attempt', async () => {
    const test: QuestionsResponse = questionsResponse(undefined, { realExam: california });
    await openTest(test);
    expect(
      screen.getByText('On the real California knowledge test, 38 of 46 right answers pass (83%).'),
    ).toBeTruthy();
    expect(screen.getByText(/^Our pass line is 70% of the marks. You'll see answers/)).toBeTruthy();
    cleanup();
    await openTest(questionsResponse());
    expect(screen.getByText(/^We call 70% of the marks a pass in every test here./)).toBeTruthy();
    cleanup();
    const view = await startAttempt(test);
    choose(1, 'B');
    submitTest();
    expect(view.moves).toMatchObject([{ state: { realExam: california } }]);
  });
});
