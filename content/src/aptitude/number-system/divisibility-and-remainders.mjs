import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const divisibilityAndRemainders = {
  name: 'Divisibility and Remainders',
  description:
    'Divisibility rules, missing digits and remainders of powers and products: quick checks that save minutes in every paper.',
  difficulty: 'medium',
  topics: [
    'Divisibility rules',
    'Missing digits',
    'Remainders of powers',
    'Successive division',
    'Counting multiples',
  ],
  keywords: 'divisibility rules, remainder questions, missing digit, remainder of powers, SSC CGL maths',
  keyInformation: [
    'Divisible by 9: the digit sum is. Divisible by 8: the last three digits are. Divisible by 11: the difference of alternate digit sums is 0 or a multiple of 11.',
    'A remainder of a product is the remainder of the product of the remainders.',
    'To test a divisor such as 72, test factors with no common factor: 8 and 9.',
  ],
  didYouKnow: [
    'Any three-digit block written twice, such as 352352, is divisible by 7, 11 and 13, because 1001 = 7 × 11 × 13.',
    'The product of any four consecutive whole numbers is divisible by 24.',
  ],
  faqs: [
    [
      'Is a number divisible by 4 and 6 also divisible by 24?',
      'Not always: 12 is divisible by 4 and by 6 but not by 24. Only the LCM, 12, is certain.',
    ],
    [
      'How do I handle a remainder of a large power?',
      'Look for a small power that leaves 1 or -1, and split the exponent by it.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 36,
};
