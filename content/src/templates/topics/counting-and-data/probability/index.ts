import type { Topic } from '../../../kit/index.js';
import { ONE_DRAW } from './one-draw.js';
import { PLACES } from './places.js';
import { SEVERAL_DRAWS } from './several-draws.js';

export const probability: Topic = {
  slug: 'probability',
  name: 'Probability',
  templates: [...ONE_DRAW, ...SEVERAL_DRAWS, ...PLACES],
};
