import type { Topic } from '../../../kit/index.js';
import { EQUATIONS } from './equations.js';
import { POWERS } from './powers.js';
import { SURD_VALUES } from './surd-values.js';
import { SURDS } from './surds.js';

export const surdsAndIndices: Topic = {
  slug: 'surds-and-indices',
  name: 'Surds and Indices',
  templates: [...POWERS, ...EQUATIONS, ...SURDS, ...SURD_VALUES],
};
