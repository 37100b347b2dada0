import { KHAN_MATH, NCERT } from '../resources.mjs';

export const simpleInterest = {
  name: 'Simple Interest',
  description:
    'Interest that grows in a straight line: sums, rates and times, split loans, changing rates and equal instalments.',
  difficulty: 'easy',
  topics: ['Principal, rate and time', 'Doubling time', 'Split sums', 'Changing rates', 'Instalments'],
  keywords: 'simple interest questions, SI formula, doubling time, instalments, bank exam maths',
  keyInformation: [
    'Interest = principal × rate × years / 100, and amount = principal + interest.',
    'A sum doubles in 100 / rate years and becomes n times itself in 100(n − 1) / rate years.',
    'Count time in years: months over 12, days over 365.',
  ],
  didYouKnow: [
    'Interest on loans is older than coins: clay tablets from Mesopotamia record loans of silver and grain with interest.',
    'At simple interest the amounts of successive years form an arithmetic progression.',
  ],
  faqs: [
    [
      'Which days are counted between two dates?',
      'The day of the loan is left out and the day of repayment is counted.',
    ],
    [
      'How do simple and compound interest compare in the first year?',
      'They are equal when interest is compounded yearly; the difference begins in the second year.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 40,
};
