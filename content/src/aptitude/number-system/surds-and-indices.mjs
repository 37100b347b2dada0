import { KHAN_MATH, NCERT } from '../resources.mjs';

export const surdsAndIndices = {
  name: 'Surds and Indices',
  description:
    'Laws of powers, fractional and negative exponents, adding and rationalising surds, and comparing roots of different order.',
  difficulty: 'medium',
  topics: ['Laws of indices', 'Fractional exponents', 'Adding surds', 'Rationalising', 'Comparing surds'],
  keywords:
    'surds and indices questions, laws of exponents, rationalise denominator, comparing surds, SSC maths',
  keyInformation: [
    'Powers of one base: multiply by adding exponents, divide by subtracting, power of a power by multiplying.',
    'To remove a surd from a denominator multiply by its conjugate: (√a + √b)(√a − √b) = a − b.',
    'To compare roots of different order raise all to the LCM of the orders.',
  ],
  didYouKnow: [
    'Any number except 0 to the power 0 is 1; this keeps the law of subtracting exponents true.',
    'The square root of 2 was the first number proved not to be a fraction, by the Greeks about 2,400 years ago.',
  ],
  faqs: [
    [
      'Is √(a + b) equal to √a + √b?',
      'No. √(9 + 16) is 5, while √9 + √16 is 7. Roots split over products, not over sums.',
    ],
    [
      'What does a negative exponent mean?',
      'One over the positive power: a to the power −n is 1 divided by aⁿ.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 28,
};
