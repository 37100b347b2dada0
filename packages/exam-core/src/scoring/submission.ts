import type { Question } from '@mockingbird/contracts';
import type { Marking } from './marking.js';
import { type AnsweredQuestion, type Score, scoreTest } from './score-test.js';

/** The message for students when a submission fails. */
export const SUBMISSION_ERROR = 'An error occurred while processing your test. Please try again.';
/** The log text when there was nothing to submit. */
export const NO_QUESTIONS = 'No questions available';

export interface SubmissionFailure {
  ok: false;
  /** For the student. */
  message: typeof SUBMISSION_ERROR;
  /** For the log. */
  internalMessage: string;
}

function failure(internalMessage: string): SubmissionFailure {
  return { ok: false, message: SUBMISSION_ERROR, internalMessage };
}

/** Whether an attempt can be submitted (specification, section 5): it has questions, and each one has a questionId. */
export function checkSubmission(
  questions: readonly Pick<Question, 'questionId'>[],
): { ok: true } | SubmissionFailure {
  if (questions.length === 0) return failure(NO_QUESTIONS);
  const index = questions.findIndex(({ questionId }) => questionId === undefined || questionId === '');
  return index < 0 ? { ok: true } : failure(`Question ${index + 1} has no questionId`);
}

/** Checks and scores. Unreadable marking is a failure too; it never throws. */
export function submitTest(
  questions: readonly AnsweredQuestion[],
  marking: Marking,
): { ok: true; score: Score } | SubmissionFailure {
  const check = checkSubmission(questions);
  if (!check.ok) return check;
  try {
    return { ok: true, score: scoreTest(questions, marking) };
  } catch (error) {
    return failure(String(error));
  }
}
