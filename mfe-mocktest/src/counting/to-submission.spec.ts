import { describe, expect, it } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import { createAttempt, type Attempt } from '@mockingbird/exam-core';
import { question, questionsResponse } from '@mockingbird/testing';
import type { MockTestData } from '../runner/load-mock-test.js';
import { toSubmission } from './to-submission.js';

const createQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => question({ questionId: `q-${index}` }));

/** An attempt in which the first option of every question is chosen. */
function attemptAt(questions: readonly Question[], part: Partial<Attempt> = {}): Attempt {
  const attempt = createAttempt({
    attemptId: 'a',
    examId: 'e',
    testId: 'sample-exam-1',
    revision: 'r1',
    questions,
  });
  const items = new Map([...attempt.items].map(([key, item]) => [key, { ...item, answer: 0 }]));
  return { ...attempt, items, ...part };
}

const test = (count: number): MockTestData => questionsResponse(createQuestions(count));

describe('the counts of an attempt', () => {
  it('contain every question, also with the first option', () => {
    expect(toSubmission(attemptAt(createQuestions(2)), test(2))?.answers).toEqual([
      { questionId: 'q-0', chosen: 0 },
      { questionId: 'q-1', chosen: 0 },
    ]);
  });

  it('are absent in practice mode, which shows the answers', () => {
    expect(toSubmission(attemptAt(createQuestions(2), { mode: 'practice' }), test(2))).toBeUndefined();
  });

  it('are absent for a part of the questions', () => {
    expect(toSubmission(attemptAt(createQuestions(1)), test(2))).toBeUndefined();
  });

  it('are absent without a revision, or with another one', () => {
    expect(toSubmission(attemptAt(createQuestions(1), { revision: '' }), test(1))).toBeUndefined();
    expect(toSubmission(attemptAt(createQuestions(1), { revision: 'r0' }), test(1))).toBeUndefined();
  });

  it('are absent for more than 2,000 questions', () => {
    expect(toSubmission(attemptAt(createQuestions(2_000)), test(2_000))?.answers).toHaveLength(2_000);
    expect(toSubmission(attemptAt(createQuestions(2_001)), test(2_001))).toBeUndefined();
  });
});
