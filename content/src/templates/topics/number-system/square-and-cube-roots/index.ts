import type { Topic } from '../../../kit/index.js';
import { PERFECT } from './perfect.js';
import { ROOTS } from './roots.js';
import { STORIES } from './stories.js';

export const squareAndCubeRoots: Topic = {
  slug: 'square-and-cube-roots',
  name: 'Square and Cube Roots',
  templates: [...ROOTS, ...PERFECT, ...STORIES],
};
