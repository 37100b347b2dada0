import { KHAN_MATH, NCERT } from '../resources.mjs';

export const linearEquations = {
  name: 'Linear Equations',
  description:
    'Equations of the first degree in one, two and three unknowns, when they have no solution, and the stories that lead to them.',
  difficulty: 'easy',
  topics: ['One unknown', 'Two unknowns', 'Consistency', 'Word problems', 'Whole-number solutions'],
  keywords:
    'linear equations questions, simultaneous equations, word problems, heads and legs, algebra aptitude',
  keyInformation: [
    'Two lines a₁x + b₁y = c₁ and a₂x + b₂y = c₂ meet once when a₁/a₂ ≠ b₁/b₂.',
    'Equal quotients on the left but not on the right: no solution. All equal: endlessly many.',
    'Adding equations often gives the answer at once; you need not always find every unknown.',
  ],
  didYouKnow: [
    'The word algebra comes from "al-jabr" in the title of a book by al-Khwarizmi, written about the year 820.',
    'A Chinese work about two thousand years old, the Nine Chapters, solves systems of linear equations much as we do.',
  ],
  faqs: [
    [
      'Substitution or elimination?',
      'Both are right. Substitution is quick when a coefficient is 1, elimination otherwise.',
    ],
    ['Can I just try the options?', 'Often yes: put each option into the easier equation first.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 25,
};
