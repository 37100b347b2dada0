import { KHAN_MATH, NCERT } from '../resources.mjs';

export const progressions = {
  name: 'Progressions',
  description:
    'Arithmetic, geometric and harmonic progressions: terms, sums, endless series, and savings and bounces that follow them.',
  difficulty: 'medium',
  topics: [
    'Arithmetic progressions',
    'Geometric progressions',
    'Harmonic progressions',
    'Endless series',
    'Applications',
  ],
  keywords:
    'arithmetic progression questions, geometric progression, sum of series, infinite series, SSC CGL algebra',
  keyInformation: [
    'Arithmetic: nth term a + (n − 1)d, sum n/2 × (first + last).',
    'Geometric: nth term arⁿ⁻¹, sum a(rⁿ − 1)/(r − 1), endless sum a/(1 − r) when |r| < 1.',
    'For three unknown numbers in arithmetic progression take a − d, a, a + d.',
  ],
  didYouKnow: [
    'A grain of rice doubled on each of the 64 squares of a chessboard makes 2⁶⁴ − 1 grains, more than 18 quintillion.',
    'The endless sum 1/2 + 1/4 + 1/8 + ... is exactly 1.',
  ],
  faqs: [
    [
      'How do I know which progression it is?',
      'Equal differences: arithmetic. Equal quotients: geometric. Reciprocals with equal differences: harmonic.',
    ],
    ['Can a common difference be negative?', 'Yes; the terms then fall.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 24,
};
