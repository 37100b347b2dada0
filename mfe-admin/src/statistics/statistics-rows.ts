import type { TestStatistics } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { SUSPICION_TEXT } from './suspicion-text.js';
import * as messages from '../messages/statistics/file.js';

/** The rows of a file with the statistics of a test: a header, then one row for each question. */
export function statisticsRows({
  questions,
}: Pick<TestStatistics, 'questions'>): (string | number | null)[][] {
  const options = Math.max(0, ...questions.map((question) => question.options.length));
  const letters = Array.from({ length: options }, (_, index) => optionLetter(index));
  const header = [
    ...messages.columns,
    ...letters.flatMap((letter) => [
      messages.countOf(letter),
      messages.shareOf(letter),
      messages.meanScoreOf(letter),
    ]),
  ];
  const rows = questions.map((question, index) => [
    index + 1,
    question.questionId,
    question.questionText,
    optionLetter(question.correctAnswer),
    question.seen,
    question.answered,
    question.skipped,
    question.shareRight,
    question.scored,
    question.discrimination,
    question.suspicion === undefined ? null : SUSPICION_TEXT[question.suspicion],
    ...letters.flatMap((_, option) => {
      const { count = null, share = null, meanScore = null } = question.options[option] ?? {};
      return [count, share, meanScore];
    }),
  ]);
  return [header, ...rows];
}
