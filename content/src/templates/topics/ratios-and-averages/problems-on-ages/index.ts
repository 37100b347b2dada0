import type { Topic } from '../../../kit/index.js';
import { EVENTS } from './events.js';
import { MULTIPLES } from './multiples.js';
import { RATIOS } from './ratios.js';
import { SUMS } from './sums.js';

export const problemsOnAges: Topic = {
  slug: 'problems-on-ages',
  name: 'Problems on Ages',
  templates: [...MULTIPLES, ...RATIOS, ...SUMS, ...EVENTS],
};
