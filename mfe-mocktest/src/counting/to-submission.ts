import type { Submission } from '@mockingbird/contracts';
import { answeredCount, withAnswers, type Attempt } from '@mockingbird/exam-core';
import { COUNTED_ANSWERS } from '../limits.js';
import type { TestData } from '../runner/load-mock-test.js';

/**
 * What is counted of a submitted attempt.
 * @returns undefined for what would make the figures of the questions wrong: practice, a part of the test alone (those
 *   who come back to questions know them), an attempt begun on another revision, one without any answer (a look at the
 *   answers), and a test too long to be sent
 */
export function submissionOf(attempt: Attempt, { data, meta }: TestData): Submission | undefined {
  const isWhole = attempt.mode === 'exam' && attempt.items.size === data.length;
  const isOfRevision = attempt.revision !== '' && attempt.revision === meta.revision;
  if (!isWhole || !isOfRevision || answeredCount(attempt) === 0) return undefined;
  if (data.length > COUNTED_ANSWERS) return undefined;
  const answers: Submission['answers'] = [];
  for (const { questionId, userAnswer } of withAnswers(attempt, data)) {
    if (!questionId) return undefined;
    answers.push({ questionId, chosen: userAnswer ?? null });
  }
  return { testId: meta.testId, revision: meta.revision, answers };
}
