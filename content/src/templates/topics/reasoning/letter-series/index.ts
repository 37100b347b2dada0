import type { Topic } from '../../../kit/index.js';
import { GROUPS } from './groups.js';
import { PATTERNS } from './pattern.js';

export const letterSeries: Topic = {
  slug: 'letter-series',
  name: 'Letter series',
  templates: [...GROUPS, ...PATTERNS],
};
