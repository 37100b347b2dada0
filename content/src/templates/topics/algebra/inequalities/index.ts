import type { Topic } from '../../../kit/index.js';
import { CONCLUSIONS } from './conclusions.js';
import { COUNTING } from './counting.js';
import { EXTREMES } from './extremes.js';
import { LINEAR } from './linear.js';

export const inequalities: Topic = {
  slug: 'inequalities',
  name: 'Inequalities',
  templates: [...LINEAR, ...COUNTING, ...EXTREMES, ...CONCLUSIONS],
};
