import { KHAN_MATH, NCERT } from '../resources.mjs';

export const discount = {
  name: 'Discount',
  description:
    'Marked price, single and successive discounts, offers such as "buy five, get three", and gains that survive a discount.',
  difficulty: 'medium',
  topics: [
    'Marked price',
    'Successive discounts',
    'Free-goods offers',
    'Discount with gain',
    'Discount and tax',
  ],
  keywords: 'discount questions, successive discount, marked price, buy x get y free, SSC CGL discount',
  keyInformation: [
    'A discount is reckoned on the marked price, a gain on the cost price.',
    'Successive discounts multiply: 20% and 10% leave 0.8 × 0.9 = 72% of the price.',
    'Marked price × (100 − discount) = cost price × (100 + gain).',
  ],
  didYouKnow: [
    'The order of successive discounts makes no difference to the final price.',
    'Discounts of 50% and 50% in a row do not make the goods free: a quarter of the price is still to be paid.',
  ],
  faqs: [
    ['Is "buy 1 get 1 free" a discount of 100%?', 'No, of 50%: two articles are taken and one is paid for.'],
    [
      'Are two discounts of 10% the same as one of 20%?',
      'No. They leave 81% of the price, so together they are 19%.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 34,
};
