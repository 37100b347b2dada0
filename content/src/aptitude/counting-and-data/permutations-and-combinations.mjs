import { KHAN_MATH, NCERT } from '../resources.mjs';

export const permutationsAndCombinations = {
  name: 'Permutations and Combinations',
  description:
    'Counting without listing: arrangements with and without repeats, committees, round tables, numbers from digits and shared sweets.',
  difficulty: 'hard',
  topics: ['Arrangements', 'Selections', 'Circular arrangements', 'Numbers from digits', 'Distributions'],
  keywords: 'permutation and combination questions, arrangements, committees, handshakes, aptitude test',
  keyInformation: [
    'Arranging r of n things: n!/(n − r)!. Choosing r of n: n!/(r!(n − r)!).',
    'With repeated letters divide by the factorial of each repetition.',
    'n persons can sit round a table in (n − 1)! ways.',
  ],
  didYouKnow: [
    'A pack of 52 cards can be shuffled into about 8 × 10⁶⁷ orders, so a well-shuffled pack has almost surely never existed before.',
    "The numbers of combinations form Pascal's triangle, known in India as Meru Prastara long before Pascal.",
  ],
  faqs: [
    [
      'Permutation or combination?',
      'If a change of order makes a new case it is a permutation; if not, a combination.',
    ],
    [
      'Why is 0! equal to 1?',
      'There is exactly one way to arrange nothing, and the formulas stay true with it.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 26,
};
