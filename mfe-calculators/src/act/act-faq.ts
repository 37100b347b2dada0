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
        'Your right answers in each section become a scaled score of 1 to 36 by a published chart. The composite is the rounded average of the section scores. One half rounds up.',
    },
    {
      question: 'Is this the official conversion?',
      answer:
        'It is the chart of one official practice test. Each edition of the ACT has its own, which balances harder and easier questions, so another edition may give one or two points more or less. We found no full chart of the Enhanced ACT. For it we use the classic chart by share of right answers.',
    },
    {
      question: 'What is the straight line beside it?',
      answer:
        'A simpler rule: right answers divided by questions, times 36. On the classic test it is up to 8 points below the chart in Math, 4 in Reading and Science, and 3 in English. Near the top it can be 3 points above the chart in English and 4 in Science. At half right it gives 18 in Math where the chart gives 21.',
    },
    {
      question: 'Which ACT is modeled?',
      answer: `The Enhanced ACT of today: ${join(required.map(({ questions }) => questions))} questions, of which ${join(required.map(({ maxScore }) => maxScore))} count, and an optional Science section with ${science?.questions} questions, of which ${science?.maxScore} count. On the day you cannot tell which questions count; the key of a practice test says so. The switch turns to the classic test of ${join(classic.sections.map(({ questions }) => questions))} questions.`,
    },
    {
      question: 'Does Science count?',
      answer:
        'In today’s test it is optional. It has its own score, which does not count for the composite. In the classic test it was a quarter of the composite.',
    },
    {
      question: 'Is there a penalty for wrong answers?',
      answer: 'No. Only right answers count, so answer every question, if need be by a guess.',
    },
    {
      question: 'Why does an empty section show 0?',
      answer:
        'Until you enter something, the section is marked as not started. The official scale begins at 1.',
    },
  ];
}
