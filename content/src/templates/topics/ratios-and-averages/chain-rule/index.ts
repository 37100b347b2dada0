import type { Topic } from '../../../kit/index.js';
import { EQUIVALENTS } from './equivalents.js';
import { PLANS_AND_TEAMS } from './plans.js';
import { SEVERAL_QUANTITIES } from './several-quantities.js';
import { TWO_QUANTITIES } from './two-quantities.js';

export const chainRule: Topic = {
  slug: 'chain-rule',
  name: 'Chain Rule',
  templates: [...TWO_QUANTITIES, ...SEVERAL_QUANTITIES, ...EQUIVALENTS, ...PLANS_AND_TEAMS],
};
