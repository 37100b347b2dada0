import type { Topic } from '../../../kit/index.js';
import { CONDITIONS } from './conditions.js';
import { PARTS } from './parts.js';
import { SHARES } from './shares.js';

export const partnership: Topic = {
  slug: 'partnership',
  name: 'Partnership',
  templates: [...SHARES, ...CONDITIONS, ...PARTS],
};
