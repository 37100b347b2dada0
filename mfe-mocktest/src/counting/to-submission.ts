import type { Submission } from '@mockingbird/contracts';
import { answeredCount, attachResponses, type Attempt } from '@mockingbird/exam-core';
import { MAX_SUBMITTED_RESPONSES } from '../limits.js';
import type { MockTestData } from '../runner/load-mock-test.js';

/**
 * The anonymous counts of a submitted attempt.
 * @returns undefined when the counts would distort the statistics: an own test, practice mode, only a part of the
 *   questions, another revision, no response at all. Undefined too for more responses than the API accepts.
 */
export function toSubmission(attempt: Attempt, { data, meta, own }: MockTestData): Submission | undefined {
  if (own) return undefined;
  const isComplete = attempt.mode === 'exam' && attempt.items.size === data.length;
  const isSameRevision = attempt.revision !== '' && attempt.revision === meta.revision;
  if (!isComplete || !isSameRevision || answeredCount(attempt) === 0) return undefined;
  if (data.length > MAX_SUBMITTED_RESPONSES) return undefined;
  const answers: Submission['answers'] = [];
  for (const { questionId, userAnswer } of attachResponses(attempt, data)) {
    if (!questionId) return undefined;
    answers.push({ questionId, chosen: userAnswer ?? null });
  }
  return { testId: meta.testId, revision: meta.revision, answers };
}
