import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const fractionsAndDecimals = {
  name: 'Fractions and Decimals',
  description:
    'Comparing, adding and converting fractions and decimals, recurring decimals, and the word problems in which a part of a part is left.',
  difficulty: 'easy',
  topics: [
    'Comparing fractions',
    'Recurring decimals',
    'Decimal arithmetic',
    'Part of the remainder',
    'Unknown fractions',
  ],
  keywords:
    'fractions and decimals questions, recurring decimal to fraction, comparing fractions, aptitude test',
  keyInformation: [
    'A fraction in lowest terms has a decimal that ends exactly when its denominator has no prime factor other than 2 and 5.',
    'A recurring block of k digits goes over k nines; digits before the block add zeros after the nines.',
    'To compare two fractions, multiply crosswise.',
  ],
  didYouKnow: [
    'The decimal of 1/7 repeats 142857; multiply that number by 2, 3, 4, 5 or 6 and the same digits come back in the same circle.',
    '0.999... with the nines going on forever equals exactly 1.',
  ],
  faqs: [
    [
      'What does "of the remainder" change?',
      'The fraction is taken of what is left, not of the whole, so multiply the fractions instead of adding them.',
    ],
    [
      'Should I convert everything to decimals?',
      'Only to compare. For exact answers stay with fractions: a rounded decimal can hide the right option.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 33,
};
