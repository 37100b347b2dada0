import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const mixtureAndAlligation = {
  name: 'Mixture and Alligation',
  description:
    'Mixing prices, strengths and alloys by the rule of alligation, repeated replacement, and the milkman who sells water.',
  difficulty: 'medium',
  topics: [
    'Rule of alligation',
    'Adding to a mixture',
    'Repeated replacement',
    'Alloys',
    'Alligation on averages',
  ],
  keywords:
    'mixture and alligation questions, milk and water problems, alloy ratio, replacement formula, bank PO maths',
  keyInformation: [
    'Alligation: cheaper : dearer = (dearer − mean) : (mean − cheaper).',
    'After n replacements of x litres in a vessel of V litres, V(1 − x/V)ⁿ of the first liquid is left.',
    'Drawing off mixture does not change the ratio; only what is added does.',
  ],
  didYouKnow: [
    'Alligation works for anything that averages: prices, marks, speeds over time, rates of interest.',
    'Pure gold is 24 carat; 18 carat gold is 18 parts of gold in 24.',
  ],
  faqs: [
    ['What price do I use for water?', 'Zero, unless the question gives one.'],
    [
      'When may I use alligation?',
      'When two groups with known averages make a whole with a known average and you want the ratio of their amounts.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 31,
};
