import type { Topic } from '../../../kit/index.js';
import { MONEY } from './money.js';
import { PROPORTIONS } from './proportions.js';
import { SHARES } from './shares.js';
import { VARIATION } from './variation.js';

export const ratioAndProportion: Topic = {
  slug: 'ratio-and-proportion',
  name: 'Ratio and Proportion',
  templates: [...PROPORTIONS, ...SHARES, ...MONEY, ...VARIATION],
};
