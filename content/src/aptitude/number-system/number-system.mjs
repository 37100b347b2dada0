import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const numberSystem = {
  name: 'Number System',
  description:
    'Place value, primes and factors, unit digits, digit puzzles and the kinds of number: the ground under every other topic of quantitative aptitude.',
  difficulty: 'medium',
  topics: [
    'Place value',
    'Prime numbers and factors',
    'Unit digits',
    'Digit problems',
    'Rational and irrational numbers',
  ],
  keywords:
    'number system questions, unit digit, prime numbers, number of factors, place value, SSC quantitative aptitude',
  keyInformation: [
    'If n = pᵃ × qᵇ × rᶜ with p, q, r prime, then n has (a + 1)(b + 1)(c + 1) factors.',
    'Unit digits of powers repeat with a period of at most four.',
    'Interchanging the digits of a two-digit number changes it by nine times the difference of the digits.',
  ],
  didYouKnow: [
    'There are exactly 25 prime numbers below 100, and 2 is the only even one.',
    'Euclid proved more than two thousand years ago that the list of primes never ends.',
  ],
  faqs: [
    ['Is 1 a prime number?', 'No. A prime has exactly two different factors, 1 and itself; 1 has only one.'],
    [
      'How do I find the unit digit of a large power?',
      'Divide the exponent by 4 and use the remainder as the exponent; for a remainder of 0 use 4.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 45,
};
