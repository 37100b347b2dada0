import type { Topic } from '../../../kit/index.js';
import { BACKWARDS } from './backwards.js';
import { GROWTH } from './growth.js';

export const compoundInterest: Topic = {
  slug: 'compound-interest',
  name: 'Compound Interest',
  templates: [...GROWTH, ...BACKWARDS],
};
