import { formatFixed, formatRounded, type Score } from '@mockingbird/exam-core';
import type { AttemptResult } from '../attempt-result.js';
import * as messages from '../../messages/results/share/card-texts.js';

/** The texts of a share card. It says nothing about who the student is. */
export interface CardTexts {
  exam: string;
  test: string;
  percent: string;
  passed: boolean;
  marks: string;
  counts: string;
  site: string;
}

/** @param site host name of this site */
export const cardTexts = (result: AttemptResult, score: Score, site: string): CardTexts => ({
  exam: result.examTitle,
  test: result.title,
  percent: `${formatFixed(score.percentage)}%`,
  passed: score.passed,
  marks: messages.ofMarks(formatRounded(score.total), formatRounded(score.maximum)),
  counts: messages.rightWrongBlank(score.right, score.wrong, score.skipped),
  site: messages.freeMockTests(site),
});

/** The same in one sentence, for screen readers and for apps that show no picture. */
export const cardSentence = ({ exam, test, percent, marks }: CardTexts): string =>
  `${exam}, ${test}: ${percent}, ${marks}.`;
