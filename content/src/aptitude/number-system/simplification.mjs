import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const simplification = {
  name: 'Simplification',
  description:
    'Order of operations, algebraic identities used on numbers, cancelling sums and products, and approximation: marks for accuracy under the clock.',
  difficulty: 'easy',
  topics: [
    'Order of operations',
    'Algebraic identities',
    'Continued fractions',
    'Cancelling series',
    'Approximation',
  ],
  keywords:
    'simplification questions, BODMAS, approximation, bank exam quantitative aptitude, algebraic identities',
  keyInformation: [
    'Order: brackets, "of", division and multiplication from left to right, then addition and subtraction.',
    'a² − b² = (a + b)(a − b) and a³ + b³ = (a + b)(a² − ab + b²) replace most long multiplications.',
    'For an approximation round each number before you calculate, not after.',
  ],
  didYouKnow: [
    'In bank preliminary papers simplification and approximation often make up a block of five or more questions.',
    'The equals sign was introduced by Robert Recorde in 1557, because no two things can be more equal than parallel lines.',
  ],
  faqs: [
    [
      'Does division always come before multiplication?',
      'No. They have the same rank and are done from left to right; only "of" is done before both.',
    ],
    [
      'How close must an approximation be?',
      'Close enough to pick one option. The options usually lie far apart, so rounding to easy numbers is enough.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 48,
};
