import type { QuestionAndAnswer } from '@mockingbird/platform';

export const ACT_FAQ: readonly QuestionAndAnswer[] = [
  {
    question: 'How is the ACT score estimated?',
    answer:
      'Each section’s right answers are divided by its questions and multiplied by 36, then rounded. The composite is the rounded average of the section scores. One half rounds up.',
  },
  {
    question: 'Is this the official conversion?',
    answer:
      'No. Each edition of the ACT has its own conversion table, which balances harder and easier questions. The straight line used here is close in the middle and a few points off at the ends.',
  },
  {
    question: 'Which ACT is modelled?',
    answer:
      'The classic test: English 75, Math 60, Reading 40 and Science 40 questions, with all four sections in the composite. The switch turns to the Enhanced ACT of 2025: 50, 45 and 36 questions, Science optional with 40, and a composite of English, Math and Reading.',
  },
  {
    question: 'Does Science count?',
    answer:
      'In the classic test it is a quarter of the composite. In the Enhanced ACT it is optional. It has its own score, which does not count for the composite.',
  },
  {
    question: 'Is there a penalty for wrong answers?',
    answer: 'No. Only right answers count, so answer every question, if need be by a guess.',
  },
  {
    question: 'Why does an empty section show 0?',
    answer:
      'The formula gives 0 for no right answers, while the official scale begins at 1. Until you enter something the section is marked as not started.',
  },
];
