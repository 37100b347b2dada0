import { formatPercent } from '../numbers/format-percent.js';
import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { ApExam } from './ap-exam.js';
import { CUT_OFFS } from './scoring/cut-offs.js';
import * as messages from '../messages/ap.js';

const LINES = CUT_OFFS.filter(({ from }) => from > 0)
  .map(({ score, from }) => messages.fromForAScore(from, score))
  .join(', ');

/** Builds the FAQ from the exam's configuration. */
export function buildApFaq(exam: Omit<ApExam, 'related'>): QuestionAndAnswer[] {
  const { name, mcqTotal, mcqWeight, frqWeight, frqQuestions, modelled, examSpecificInfo } = exam;
  const [mcq, frq] = [mcqWeight, frqWeight].map((weight) => formatPercent(weight, 1).replace('.0', ''));
  const points = frqQuestions.reduce((sum, { maxScore }) => sum + maxScore, 0);
  return [
    {
      question: messages.howIsTheScore(name),
      answer: messages.yourRightAnswers(mcqTotal, mcq ?? 0, points, frq ?? 0, LINES),
    },
    {
      question: messages.areTheseTheReal,
      answer: messages.noTheCollegeBoard,
    },
    {
      question: messages.doesAWrongAnswer,
      answer: messages.noOnlyRightAnswers,
    },
    { question: messages.whichFormat, answer: modelled },
    {
      question: messages.doCollegesGiveCredit(name),
      answer: examSpecificInfo.collegeCredit,
    },
    {
      question: messages.doINeed,
      answer: messages.noRegistrationIsNeeded,
    },
  ];
}
