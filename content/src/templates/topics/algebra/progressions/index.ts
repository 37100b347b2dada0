import type { Topic } from '../../../kit/index.js';
import { ENDLESS_AND_UNKNOWN } from './endless-and-unknown.js';
import { SUMS } from './sums.js';
import { TERMS } from './terms.js';

export const progressions: Topic = {
  slug: 'progressions',
  name: 'Progressions',
  templates: [...TERMS, ...SUMS, ...ENDLESS_AND_UNKNOWN],
};
