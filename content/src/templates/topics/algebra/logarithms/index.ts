import type { Topic } from '../../../kit/index.js';
import { EQUATIONS } from './equations.js';
import { TABLES } from './tables.js';
import { VALUES } from './values.js';

export const logarithms: Topic = {
  slug: 'logarithms',
  name: 'Logarithms',
  templates: [...VALUES, ...TABLES, ...EQUATIONS],
};
