import { describe, expect, it } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import { createAttempt, type Attempt } from '@mockingbird/exam-core';
import { question, questionsResponse } from '@mockingbird/testing';
import type { TestData } from '../runner/load-mock-test.js';
import { submissionOf } from './to-submission.js';

const questionsOf = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => question({ questionId: `q-${index}` }));

/** An attempt at these questions with every first option chosen. */
function attemptAt(questions: readonly Question[], part: Partial<Attempt> = {}): Attempt {
  const fresh = createAttempt({
    attemptId: 'a',
    examId: 'e',
    testId: 'sample-exam-1',
    revision: 'r1',
    questions,
  });
  const items = new Map([...fresh.items].map(([key, item]) => [key, { ...item, answer: 0 }]));
  return { ...fresh, items, ...part };
}

const test = (count: number): TestData => questionsResponse(questionsOf(count));

describe('what is counted of an attempt', () => {
  it('is every question of the test, also the first option', () => {
    expect(submissionOf(attemptAt(questionsOf(2)), test(2))?.answers).toEqual([
      { questionId: 'q-0', chosen: 0 },
      { questionId: 'q-1', chosen: 0 },
    ]);
  });

  it('is nothing in practice, where answers are shown meanwhile', () => {
    expect(submissionOf(attemptAt(questionsOf(2), { mode: 'practice' }), test(2))).toBeUndefined();
  });

  it('is nothing of a part of the test, such as the wrong ones again', () => {
    expect(submissionOf(attemptAt(questionsOf(1)), test(2))).toBeUndefined();
  });

  it('is nothing without a revision, or with another', () => {
    expect(submissionOf(attemptAt(questionsOf(1), { revision: '' }), test(1))).toBeUndefined();
    expect(submissionOf(attemptAt(questionsOf(1), { revision: 'r0' }), test(1))).toBeUndefined();
  });

  it('is nothing of more than 2,000 questions', () => {
    expect(submissionOf(attemptAt(questionsOf(2_000)), test(2_000))?.answers).toHaveLength(2_000);
    expect(submissionOf(attemptAt(questionsOf(2_001)), test(2_001))).toBeUndefined();
  });
});
