import type { Issue, Question, Submission } from '@mockingbird/contracts';
import { invalid } from '../../http/response/problem.js';
import type { QuestionResponse } from './statistics.repository.js';

/** @throws ProblemError MB-1002 for unknown or repeated questions and invalid options */
export function toQuestionResponses(
  questions: readonly Question[],
  answers: Submission['answers'],
): QuestionResponse[] {
  const indexes = new Map(questions.map(({ questionId }, index) => [questionId, index]));
  const seen = new Set<string>();
  const issues: Issue[] = [];
  const responses: QuestionResponse[] = [];
  for (const [position, { questionId, chosen }] of answers.entries()) {
    const index = indexes.get(questionId);
    const options = index === undefined ? 0 : (questions[index]?.options.length ?? 0);
    if (index === undefined) {
      issues.push({
        path: `/answers/${position}/questionId`,
        message: 'There is no such question in the test',
      });
    } else if (seen.has(questionId)) {
      issues.push({ path: `/answers/${position}/questionId`, message: 'Answered twice' });
    } else if (chosen !== null && chosen >= options) {
      issues.push({
        path: `/answers/${position}/chosen`,
        message: `The question has the options 0 to ${options - 1}`,
      });
    } else responses.push({ index, chosen });
    seen.add(questionId);
  }
  if (issues.length > 0) throw invalid(issues);
  return responses;
}

/** @returns the indexes of the right answers. The services find them, so that no page has to send a score. */
export const findRightAnswers = (
  questions: readonly Question[],
  responses: readonly QuestionResponse[],
): number[] =>
  responses.flatMap(({ index, chosen }) =>
    chosen !== null && questions[index]?.correctAnswer === chosen ? [index] : [],
  );
