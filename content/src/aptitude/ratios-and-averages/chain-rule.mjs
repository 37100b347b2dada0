import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const chainRule = {
  name: 'Chain Rule',
  description:
    'Direct and inverse proportion and chains of them: men and days, food supplies, gears, shadows and pits to be dug.',
  difficulty: 'easy',
  topics: [
    'Direct proportion',
    'Inverse proportion',
    'Several quantities',
    'Provisions',
    'Men, women and boys',
  ],
  keywords: 'chain rule questions, direct and inverse proportion, men and days, provisions problem, aptitude',
  keyInformation: [
    'Direct: more of one, more of the other, and the quotient stays. Inverse: more of one, less of the other, and the product stays.',
    'Men × days × hours ÷ work is the same for both halves of a problem.',
    'Compare each quantity with the unknown one by one, keeping the others fixed.',
  ],
  didYouKnow: [
    'The rule of three, the simplest chain rule, was taught by Aryabhata and Brahmagupta in India more than 1,300 years ago.',
    'A gear with half as many teeth turns twice as fast and the other way round.',
  ],
  faqs: [
    [
      'How do I tell direct from inverse proportion?',
      'Ask what happens to the unknown when one quantity doubles: if it doubles too it is direct, if it halves it is inverse.',
    ],
    ['What if some workers leave midway?', 'Work out how much is left and treat it as a new problem.'],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 18,
};
