import type { Topic } from '../../../kit/index.js';
import { ONE_ANGLE } from './one-angle.js';
import { TWO_ANGLES } from './two-angles.js';

export const heightsAndDistances: Topic = {
  slug: 'heights-and-distances',
  name: 'Heights and Distances',
  templates: [...ONE_ANGLE, ...TWO_ANGLES],
};
