import { KHAN_MATH, NCERT } from '../resources.mjs';

export const quadraticEquations = {
  name: 'Quadratic Equations',
  description:
    'Roots by factors and formula, their nature, sum and product, the comparison of roots that bank papers love, and applications.',
  difficulty: 'medium',
  topics: [
    'Roots by factors',
    'Nature of roots',
    'Sum and product of roots',
    'Comparing roots',
    'Applications',
  ],
  keywords:
    'quadratic equations questions, comparison of roots, discriminant, sum and product of roots, IBPS PO maths',
  keyInformation: [
    'The roots of ax² + bx + c = 0 are (−b ± √(b² − 4ac)) / 2a.',
    'Sum of the roots = −b/a, product = c/a.',
    'b² − 4ac positive: two real roots; zero: equal roots; negative: no real roots.',
  ],
  didYouKnow: [
    'Brahmagupta gave a general rule for quadratic equations in the year 628.',
    'The path of a thrown ball is the graph of a quadratic, a parabola, as long as the air does not matter.',
  ],
  faqs: [
    [
      'How do I compare x and y quickly?',
      'Find both pairs of roots, then compare every x with every y. One contradiction means that no relation holds.',
    ],
    ['When may I divide an equation by x?', 'Only when x cannot be 0; otherwise you lose the root 0.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 32,
};
