import type { Topic } from '../../../kit/index.js';
import { DIFFERENCES } from './differences.js';
import { FACTORS_AND_POWERS } from './factors-and-powers.js';
import { GAPS } from './gaps.js';
import { SIMPLE_RULES } from './simple-rules.js';

export const numberSeries: Topic = {
  slug: 'number-series',
  name: 'Number Series',
  templates: [...SIMPLE_RULES, ...DIFFERENCES, ...FACTORS_AND_POWERS, ...GAPS],
};
