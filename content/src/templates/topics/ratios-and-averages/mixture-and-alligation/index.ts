import type { Topic } from '../../../kit/index.js';
import { ADDING } from './adding.js';
import { ALLIGATION } from './alligation.js';
import { REPLACING } from './replacing.js';
import { VESSELS } from './vessels.js';

export const mixtureAndAlligation: Topic = {
  slug: 'mixture-and-alligation',
  name: 'Mixture and Alligation',
  templates: [...ALLIGATION, ...ADDING, ...REPLACING, ...VESSELS],
};
