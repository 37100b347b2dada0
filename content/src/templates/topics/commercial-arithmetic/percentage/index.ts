import type { Topic } from '../../../kit/index.js';
import { CHANGES } from './changes.js';
import { HARDER } from './harder.js';
import { PARTS } from './parts.js';

export const percentage: Topic = {
  slug: 'percentage',
  name: 'Percentage',
  templates: [...PARTS, ...CHANGES, ...HARDER],
};
