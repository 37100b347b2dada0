import { KHAN_MATH, NCERT } from '../resources.mjs';

export const numberSeries = {
  name: 'Number Series',
  description:
    'Next, missing and wrong terms: differences, factors, powers, primes and interwoven series, as bank papers set them.',
  difficulty: 'medium',
  topics: ['Differences', 'Factors', 'Squares and cubes', 'Interwoven series', 'Wrong terms'],
  keywords: 'number series questions, missing number, wrong number series, bank PO number series, IBPS clerk',
  keyInformation: [
    'Look at the differences first, then at the quotients, then at squares and cubes nearby.',
    'If the terms rise and fall in turn, split the series into two.',
    'For a wrong term find the rule from the terms that agree, and test the term after the doubtful one as well.',
  ],
  didYouKnow: [
    'The Fibonacci numbers 1, 1, 2, 3, 5, 8, ... were described by Indian scholars of verse, such as Hemachandra, before Fibonacci.',
    'The On-Line Encyclopedia of Integer Sequences lists more than 350,000 series.',
  ],
  faqs: [
    [
      'Could a series have more than one answer?',
      'In theory any number can be justified; the expected answer follows the simplest rule that fits all terms.',
    ],
    [
      'How long should I spend on one series?',
      'About 40 seconds. If no pattern shows by then, move on and come back.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 39,
};
