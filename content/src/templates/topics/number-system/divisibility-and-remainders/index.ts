import type { Topic } from '../../../kit/index.js';
import { MULTIPLES } from './multiples.js';
import { REMAINDERS } from './remainders.js';
import { RULES } from './rules.js';

export const divisibilityAndRemainders: Topic = {
  slug: 'divisibility-and-remainders',
  name: 'Divisibility and Remainders',
  templates: [...RULES, ...REMAINDERS, ...MULTIPLES],
};
