import { KHAN_MATH, NCERT } from '../resources.mjs';

export const inequalities = {
  name: 'Inequalities',
  description:
    'Linear and quadratic inequalities, absolute values, greatest products, and the statement-and-conclusion questions of bank papers.',
  difficulty: 'medium',
  topics: [
    'Linear inequalities',
    'Quadratic inequalities',
    'Absolute values',
    'Statements and conclusions',
    'Greatest and least values',
  ],
  keywords:
    'inequalities questions, coded inequality, statement and conclusion, absolute value, bank PO reasoning',
  keyInformation: [
    'Multiplying or dividing by a negative number turns the sign round.',
    'A chain such as A ≥ B > C gives A > C; the strict sign wins.',
    'For a fixed sum of two positive numbers the product is greatest when they are equal.',
  ],
  didYouKnow: [
    'The signs < and > appeared in print in 1631, in a work of Thomas Harriot.',
    'The arithmetic mean of positive numbers is never below their geometric mean.',
  ],
  faqs: [
    [
      'When does a conclusion not follow?',
      'When the signs between the two letters point in different directions anywhere along the chain, or only an equality is possible where a strict sign is claimed.',
    ],
    ['May I square both sides?', 'Only when both sides are known to be non-negative.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 23,
};
