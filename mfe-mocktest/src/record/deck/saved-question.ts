import type { Question } from '@mockingbird/contracts';
import type { MathDictionary } from '@mockingbird/question-view';
import { pickMath, type ResultQuestion } from '@mockingbird/exam-core';
import type { AttemptResult } from '../../results/attempt-result.js';

/** Where a question is from. */
export type QuestionSource = Pick<AttemptResult, 'testId' | 'examId' | 'examTitle' | 'title'>;

/** A question with everything that shows it. It is a copy, so that a change of the bank cannot break it. */
export interface SavedQuestion {
  /** Identity of the question: its mock test and its id there. */
  id: string;
  source: QuestionSource;
  question: Question;
  /** The rendered formulas of this question. */
  math: MathDictionary;
}

/**
 * Identity of a question. Most ids begin with their mock test and are unique in the bank. They count alone, so that a
 * question in a test of the student's own is the same one. Other ids count in their mock test.
 * @returns undefined for a question without an id, which cannot be saved
 */
export function identifyQuestion(
  { testId, own }: Pick<QuestionSource, 'testId'> & OwnTestMark,
  questionId: string | undefined,
): string | undefined {
  if (!questionId) return undefined;
  return own || questionId.startsWith(`${testId}-`) ? questionId : `${testId}/${questionId}`;
}

/** Present in a test that the student made. */
interface OwnTestMark {
  own?: unknown;
}

/** Copies a question. @returns undefined for a question without an id */
export function saveQuestion(
  from: QuestionSource & OwnTestMark,
  answered: Question & Partial<ResultQuestion>,
  math: MathDictionary,
): SavedQuestion | undefined {
  const { testId, examId, examTitle, title } = from;
  const { userAnswer: _response, spentMs: _time, marked: _mark, ...question } = answered;
  const id = identifyQuestion(from, question.questionId);
  if (id === undefined) return undefined;
  return { id, source: { testId, examId, examTitle, title }, question, math: pickMath([question], math) };
}
