import type { QuestionAndAnswer } from '@mockingbird/platform';

export const ACT_FAQ: readonly QuestionAndAnswer[] = [
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
    question: 'Which ACT is modelled?',
    answer:
      'The Enhanced ACT of today: 50, 45 and 36 questions, of which 40, 41 and 27 count, and an optional Science section with 40 questions, of which 34 count. On the day you cannot tell which questions count; the key of a practice test says so. The switch turns to the classic test of 75, 60, 40 and 40 questions.',
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
