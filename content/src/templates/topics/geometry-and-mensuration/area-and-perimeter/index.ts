import type { Topic } from '../../../kit/index.js';
import { CIRCLES } from './circles.js';
import { RECTANGLES } from './rectangles.js';
import { TRIANGLES_AND_QUADRILATERALS } from './triangles-and-quadrilaterals.js';

export const areaAndPerimeter: Topic = {
  slug: 'area-and-perimeter',
  name: 'Area and Perimeter',
  templates: [...RECTANGLES, ...TRIANGLES_AND_QUADRILATERALS, ...CIRCLES],
};
