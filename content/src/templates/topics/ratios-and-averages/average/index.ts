import type { Topic } from '../../../kit/index.js';
import { CHANGES } from './changes.js';
import { GROUPS } from './groups.js';
import { LISTS } from './lists.js';
import { OVERLAPS } from './overlaps.js';
import { SPORT } from './sport.js';

export const average: Topic = {
  slug: 'average',
  name: 'Average',
  templates: [...LISTS, ...GROUPS, ...CHANGES, ...SPORT, ...OVERLAPS],
};
