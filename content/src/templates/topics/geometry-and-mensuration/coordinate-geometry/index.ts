import type { Topic } from '../../../kit/index.js';
import { LINES } from './lines.js';
import { POINTS } from './points.js';

export const coordinateGeometry: Topic = {
  slug: 'coordinate-geometry',
  name: 'Coordinate Geometry',
  templates: [...POINTS, ...LINES],
};
