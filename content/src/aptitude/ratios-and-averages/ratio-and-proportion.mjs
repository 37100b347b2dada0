import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const ratioAndProportion = {
  name: 'Ratio and Proportion',
  description:
    'Combining ratios, sharing sums, proportionals, coins, incomes and spendings: the language in which half of all aptitude problems are written.',
  difficulty: 'easy',
  topics: ['Combining ratios', 'Sharing in a ratio', 'Proportionals', 'Income and spending', 'Variation'],
  keywords:
    'ratio and proportion questions, fourth proportional, mean proportional, coins problem, SSC and bank maths',
  keyInformation: [
    'a : b = c : d means ad = bc.',
    'To join A : B and B : C, make the two values of B equal.',
    'The mean proportional of a and b is √(ab); the third proportional is b²/a.',
  ],
  didYouKnow: [
    'Sheets of paper in the A series keep the ratio √2 : 1, so that half a sheet has the same shape as the whole.',
    'In a ratio both terms may be multiplied by the same number, but adding the same number to both changes it (unless they are equal).',
  ],
  faqs: [
    [
      'What is the difference between a ratio and a fraction?',
      'A ratio 3 : 4 compares two parts; the first part is 3/7 of the whole and 3/4 of the other part.',
    ],
    [
      'Why can I use x for the common factor?',
      'Quantities in the ratio 3 : 4 are 3x and 4x for one number x, which the rest of the question fixes.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 60,
};
