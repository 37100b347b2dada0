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
      answer: `Your right answers to the ${mcqTotal} multiple-choice questions count ${mcq}%. Your ${points} free-response points count ${frq}%, with the weights in the table. We compare the total with fixed cut-offs: ${LINES}.`,
    },
    {
      question: 'Are these the real cut-offs?',
      answer:
        'No. The College Board sets them for each exam and rarely publishes them. They’re usually lower than our strict ones, so your real score is often better. You also see your score by typical cut-offs from published charts.',
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
      question: 'Do I need an account? Do you save my numbers?',
      answer:
        'No registration is needed. The math runs in your browser, and we don’t save your numbers. A share link holds only your numbers.',
    },
  ];
}
