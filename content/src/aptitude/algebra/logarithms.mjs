import { KHAN_MATH, NCERT } from '../resources.mjs';

export const logarithms = {
  name: 'Logarithms',
  description:
    'What a logarithm says, its laws and change of base, equations, and counting the digits of large powers.',
  difficulty: 'medium',
  topics: ['Meaning of a logarithm', 'Laws', 'Change of base', 'Equations', 'Digits of powers'],
  keywords: 'logarithm questions, log laws, change of base, number of digits, aptitude test',
  keyInformation: [
    'log_a x = y says the same as aʸ = x, with a positive and not 1, and x positive.',
    'log(mn) = log m + log n; log(m/n) = log m − log n; log mⁿ = n log m.',
    'A number whose common logarithm lies between k and k + 1 has k + 1 digits before the decimal point.',
  ],
  didYouKnow: [
    'John Napier published his logarithms in 1614; they halved the labour of astronomers for three centuries.',
    'The Richter scale, the pH value and the decibel are all logarithmic.',
  ],
  faqs: [
    [
      'Why must I check the solutions of a logarithmic equation?',
      'Because arguments must be positive. A root of the algebra that makes one negative does not count.',
    ],
    ['What is the logarithm of 1?', '0 for every base, since any base to the power 0 is 1.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 15,
};
