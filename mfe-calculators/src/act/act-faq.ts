import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { ActForms } from './scoring/act-form.js';

/** Joins such as '50, 45 and 36'. */
const join = (counts: readonly number[]): string => `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;

/** Builds the FAQ. Its counts follow from the forms. */
export function buildActFaq({ today, classic }: ActForms): QuestionAndAnswer[] {
  const required = today.sections.slice(0, today.inComposite);
  const science = today.sections[today.inComposite];
  return [
    {
      question: 'How is the ACT score estimated?',
      answer:
        'A published chart turns your right answers in each section into a score of 1 to 36. The composite is the average of the section scores. One half rounds up.',
    },
    {
      question: 'Is this the official conversion?',
      answer:
        'It’s the chart of one official practice test. Each ACT has its own chart, because some are harder. So a real test may give one or two points more or less. We found no full chart for the Enhanced ACT, so we use the classic one by share of right answers.',
    },
    {
      question: 'What is the straight line beside it?',
      answer:
        'A simpler rule: right answers divided by questions, times 36. On the classic test it is up to 8 points below the chart in Math, 4 in Reading and Science, and 3 in English. Near the top it can be 3 points above the chart in English and 4 in Science. At half right it gives 18 in Math where the chart gives 21.',
    },
    {
      question: 'Which ACT is modeled?',
      answer: `The Enhanced ACT of today: ${join(required.map(({ questions }) => questions))} questions, of which ${join(required.map(({ maxScore }) => maxScore))} count, and an optional Science section with ${science?.questions} questions, of which ${science?.maxScore} count. On the day you can’t tell which ones count. The key of a practice test says so. The switch turns to the classic test of ${join(classic.sections.map(({ questions }) => questions))} questions.`,
    },
    {
      question: 'Does Science count?',
      answer:
        'Not for the composite. In today’s test, Science is optional and has its own score. In the classic test it was a quarter of the composite.',
    },
    {
      question: 'Is there a penalty for wrong answers?',
      answer: 'No. Only right answers count, so answer every question, even if you have to guess.',
    },
    {
      question: 'Why does an empty section show 0?',
      answer: 'You haven’t started it yet. The real scale begins at 1.',
    },
  ];
}
