import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const percentage = {
  name: 'Percentage',
  description:
    'Percent of a number, successive changes, votes and pass marks, prices and consumption: the tool behind profit, interest and data questions.',
  difficulty: 'medium',
  topics: [
    'Percent of a number',
    'Successive changes',
    'Price and consumption',
    'Elections and pass marks',
    'Overlapping groups',
  ],
  keywords:
    'percentage questions, successive percentage change, election problems, SSC CGL percentage, bank PO maths',
  keyInformation: [
    'Two changes of a% and b% in a row make a + b + ab/100 percent, with minus signs for falls.',
    'If A is r% more than B, then B is 100r/(100 + r) percent less than A.',
    'When a price rises by r%, consumption must fall by 100r/(100 + r) percent to keep the spending.',
  ],
  didYouKnow: [
    'The percent sign grew out of an abbreviation of the Italian "per cento", for each hundred.',
    'x% of y always equals y% of x: 16% of 25 is 25% of 16, which is 4.',
  ],
  faqs: [
    [
      'Why do a rise of 20% and a fall of 20% not cancel?',
      'The fall is taken of the larger number: 100 becomes 120 and then 96, a loss of 4%.',
    ],
    [
      'What is the difference between percent and percentage points?',
      'From 40% to 50% is a rise of 10 percentage points, but of 25 percent.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 70,
};
