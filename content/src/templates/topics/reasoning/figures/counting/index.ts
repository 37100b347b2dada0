import type { Topic } from '../../../../kit/index.js';
import { rectangles, squares, strip } from './grids.js';
import { segments } from './segments.js';
import { crossed, fan } from './triangles.js';

export const countingFigures: Topic = {
  slug: 'counting-figures',
  name: 'Counting figures',
  templates: [
    fan('triangles-in-a-fan', 'easy', [3, 4, 5, 6, 8], [1]),
    fan('triangles-in-a-divided-fan', 'medium', [2, 3, 4, 5, 6], [2, 3, 4]),
    strip,
    segments,
    squares,
    rectangles,
    crossed,
  ],
};
