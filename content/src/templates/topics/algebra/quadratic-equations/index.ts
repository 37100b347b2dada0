import type { Topic } from '../../../kit/index.js';
import { COMPARING } from './comparing.js';
import { RELATIONS } from './relations.js';
import { ROOTS } from './roots.js';
import { STORIES } from './stories.js';

export const quadraticEquations: Topic = {
  slug: 'quadratic-equations',
  name: 'Quadratic Equations',
  templates: [...ROOTS, ...RELATIONS, ...COMPARING, ...STORIES],
};
