import type { Topic } from '../../../kit/index.js';
import { BOXES } from './boxes.js';
import { CONE_TEMPLATES } from './cones.js';
import { ROUND_SOLIDS } from './round-solids.js';

export const volumeAndSurfaceArea: Topic = {
  slug: 'volume-and-surface-area',
  name: 'Volume and Surface Area',
  templates: [...BOXES, ...CONE_TEMPLATES, ...ROUND_SOLIDS],
};
