import { formatPercent } from '../numbers/format-percent.js';
import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { ApExam } from './ap-exam.js';
import { CUT_OFFS } from './scoring/cut-offs.js';

const LINES = CUT_OFFS.filter(({ from }) => from > 0)
  .map(({ score, from }) => `${from} for a ${score}`)
  .join(', ');

/** Builds the FAQ from the exam's configuration. */
export function buildApFaq(exam: Omit<ApExam, 'related'>): QuestionAndAnswer[] {
  const { name, mcqTotal, mcqWeight, frqWeight, frqQuestions, modelled, examSpecificInfo } = exam;
  const [mcq, frq] = [mcqWeight, frqWeight].map((weight) => formatPercent(weight, 1).replace('.0', ''));
  const points = frqQuestions.reduce((sum, { maxScore }) => sum + maxScore, 0);
  return [
    {
      question: `How is the ${name} score estimated?`,
      answer: `Right multiple-choice answers out of ${mcqTotal} count ${mcq} %, the ${points} free-response points count ${frq} % by the weights in the table. The weighted total is compared with fixed cut-offs: ${LINES}.`,
    },
    {
      question: 'Are the cut-offs those of the real exam?',
      answer:
        'No. The College Board sets them for each exam and rarely publishes them. They are usually lower than our strict ones, so your real score is more often better than worse. The page also shows your score by typical cut-offs from published charts.',
    },
    {
      question: 'Does a wrong answer cost points?',
      answer: 'No. Only right answers count, so answer every multiple-choice question.',
    },
    { question: 'Which format of the exam is this?', answer: modelled },
    {
      question: `Do colleges give credit for ${name}?`,
      answer: examSpecificInfo.collegeCredit,
    },
    {
      question: 'Do I need an account, and are my inputs stored?',
      answer:
        'No registration is needed. The arithmetic runs in your browser and nothing is stored; a share link holds the inputs and nothing else.',
    },
  ];
}
