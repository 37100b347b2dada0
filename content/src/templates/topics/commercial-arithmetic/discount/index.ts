import type { Topic } from '../../../kit/index.js';
import { DISCOUNT_AND_GAIN } from './discount-and-gain.js';
import { OFFERS } from './offers.js';
import { SINGLE_DISCOUNT } from './single-discount.js';
import { SUCCESSIVE_DISCOUNTS } from './successive-discounts.js';

export const discount: Topic = {
  slug: 'discount',
  name: 'Discount',
  templates: [...SINGLE_DISCOUNT, ...OFFERS, ...SUCCESSIVE_DISCOUNTS, ...DISCOUNT_AND_GAIN],
};
