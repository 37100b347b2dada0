import { KHAN_MATH, NCERT } from '../resources.mjs';

export const problemsOnAges = {
  name: 'Problems on Ages',
  description:
    'Ages now, years ago and years ahead: ratios, sums, products and averages that turn into one or two simple equations.',
  difficulty: 'easy',
  topics: ['Times as old', 'Ratios of ages', 'Sums and products', 'Averages of ages', 'Digits of ages'],
  keywords: 'problems on ages questions, age ratio, father and son age, aptitude test, bank clerk maths',
  keyInformation: [
    'The difference of two ages never changes; their ratio does.',
    'Write "n years ago" as x − n and "n years hence" as x + n for every person.',
    'If the ratio of ages is a : b, take the ages as ax and bx.',
  ],
  didYouKnow: [
    'The age riddle about the Greek mathematician Diophantus leads to the answer that he lived 84 years.',
    'A parent is exactly twice as old as a child once: when the child reaches the age the parent had at its birth.',
  ],
  faqs: [
    [
      'Should I solve these with equations or by trying the options?',
      'Trying the options is often quicker: check each against both conditions of the question.',
    ],
    [
      'What is the commonest mistake?',
      'Shifting the age of one person by the given years and forgetting the other.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 29,
};
