import { KHAN_MATH, NCERT } from '../resources.mjs';

export const compoundInterest = {
  name: 'Compound Interest',
  description:
    'Interest on interest: yearly and half-yearly growth, the gap to simple interest, depreciation and loan instalments.',
  difficulty: 'medium',
  topics: [
    'Yearly and half-yearly growth',
    'Difference from simple interest',
    'Growth and depreciation',
    'Effective rate',
    'Instalments',
  ],
  keywords:
    'compound interest questions, CI and SI difference, half yearly, instalments, depreciation, SSC maths',
  keyInformation: [
    'Amount = principal × (1 + r/100)ⁿ, with rate and number of periods taken per period.',
    'For 2 years the difference between compound and simple interest is P(r/100)².',
    'For 3 years the difference is P(r/100)²(3 + r/100).',
  ],
  didYouKnow: [
    'The rule of 72: at r% a year money doubles in about 72/r years. At 8% that is nine years; the exact figure is 9.006.',
    'If 100% yearly interest were compounded ever more often, one rupee would approach e = 2.718... rupees in a year.',
  ],
  faqs: [
    [
      'How do I handle half-yearly compounding?',
      'Halve the rate and double the number of periods; for quarterly compounding use a quarter of the rate and four periods a year.',
    ],
    [
      'What if the time is not a whole number of years?',
      'Compound the whole years and then add simple interest for the rest, unless the question says otherwise.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 41,
};
