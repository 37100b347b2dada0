import type { Topic } from '../../../kit/index.js';
import { ANGLES } from './angles.js';
import { TRIANGLES_AND_CIRCLES } from './triangles-and-circles.js';

export const linesTrianglesAndCircles: Topic = {
  slug: 'lines-triangles-and-circles',
  name: 'Lines, Triangles and Circles',
  templates: [...ANGLES, ...TRIANGLES_AND_CIRCLES],
};
