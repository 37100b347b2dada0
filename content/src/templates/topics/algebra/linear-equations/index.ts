import type { Topic } from '../../../kit/index.js';
import { EXCHANGES } from './exchanges.js';
import { ONE_UNKNOWN } from './one-unknown.js';
import { PAIRS } from './pairs.js';
import { STORIES } from './stories.js';

export const linearEquations: Topic = {
  slug: 'linear-equations',
  name: 'Linear Equations',
  templates: [...ONE_UNKNOWN, ...PAIRS, ...STORIES, ...EXCHANGES],
};
