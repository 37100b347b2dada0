import { KHAN_MATH, NCERT } from '../resources.mjs';

export const profitAndLoss = {
  name: 'Profit and Loss',
  description:
    'Cost, selling price and gain percent, false weights, equal selling prices, chains of sales and goods partly spoiled.',
  difficulty: 'medium',
  topics: [
    'Gain and loss percent',
    'Equal selling prices',
    'False weights',
    'Successive sales',
    'Spoiled goods',
  ],
  keywords:
    'profit and loss questions, gain percent, dishonest shopkeeper, cost price selling price, SSC maths',
  keyInformation: [
    'Gain percent and loss percent are always reckoned on the cost price unless the question says otherwise.',
    'Two articles sold at one price with a gain of r% and a loss of r% always bring a loss of r²/100 percent.',
    'With a false weight, gain percent = error × 100 / (true weight − error).',
  ],
  didYouKnow: [
    'Selling price, cost price and profit are linked by one factor only: 1 + rate/100. Chains of sales multiply these factors.',
    'Double-entry bookkeeping, which keeps track of profit, was described in print by Luca Pacioli in 1494.',
  ],
  faqs: [
    [
      'Is profit reckoned on cost or on selling price?',
      'On the cost price, unless the question clearly says otherwise.',
    ],
    [
      'How do I deal with "cost of m articles = selling price of n articles"?',
      'The gain is (m − n)/n of the cost. A negative result is a loss.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 66,
};
