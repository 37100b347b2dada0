import type { Topic } from '../../../kit/index.js';
import { CALCULATIONS } from './calculations.js';
import { FORMS } from './forms.js';
import { STORIES } from './stories.js';

export const fractionsAndDecimals: Topic = {
  slug: 'fractions-and-decimals',
  name: 'Fractions and Decimals',
  templates: [...CALCULATIONS, ...STORIES, ...FORMS],
};
