import type { Topic } from '../../../kit/index.js';
import { TURNS } from './turns.js';
import { WALKS } from './walks.js';

export const directionSense: Topic = {
  slug: 'direction-sense',
  name: 'Direction sense',
  templates: [...TURNS, ...WALKS],
};
