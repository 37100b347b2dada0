import type { QuestionAndAnswer } from '@mockingbird/platform';

export const SAT_FAQ: readonly QuestionAndAnswer[] = [
  {
    question: 'How does the Digital SAT score estimate work?',
    answer:
      'Your right answers in module 1 of a section choose the path of module 2: hard, medium or easy. The right answers of both modules together are then looked up in the table of that path. The two section scores, 200 to 800 each, add up to the total.',
  },
  {
    question: 'Is this the real scoring table?',
    answer:
      'No. The College Board publishes none: each question has its own weight, which changes from test to test. The tables here are our own, in steps of 20 points. This page shows them in full.',
  },
  {
    question: 'Why does the estimate have a medium path?',
    answer:
      'The real test has two second modules, an easier and a harder one. This estimator has a third path between them, so that a result near the threshold does not jump from one end to the other.',
  },
  {
    question: 'Can I still reach a high score after an easy second module?',
    answer:
      'Not a very high one. In this model the medium path tops out at 660 in Math and 640 in Reading & Writing, the easy path at 520 and 460.',
  },
  {
    question: 'How long is the Digital SAT?',
    answer:
      'It has 98 questions and takes 2 hours 14 minutes: two modules of 27 questions in Reading & Writing and two of 22 in Math.',
  },
  {
    question: 'How good are the percentiles?',
    answer:
      'They are rounded bands, and generous at the low end: a chart of 2025-26 puts a total of 1000 near the 41st and 900 near the 24th percentile.',
  },
  {
    question: 'Is there a penalty for wrong answers?',
    answer: 'No. Only right answers count, so leave no question blank.',
  },
];
