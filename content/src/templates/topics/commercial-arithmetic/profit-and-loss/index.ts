import type { Topic } from '../../../kit/index.js';
import { QUANTITIES } from './quantities.js';
import { SEVERAL_SALES } from './several-sales.js';
import { SIMPLE } from './simple.js';

export const profitAndLoss: Topic = {
  slug: 'profit-and-loss',
  name: 'Profit and Loss',
  templates: [...SIMPLE, ...QUANTITIES, ...SEVERAL_SALES],
};
