import type { Topic } from '../../../kit/index.js';
import { FILLING } from './filling.js';
import { FLOW } from './flow.js';
import { LEAKS } from './leaks.js';
import { OPENING_AND_CLOSING } from './opening-and-closing.js';

export const pipesAndCisterns: Topic = {
  slug: 'pipes-and-cisterns',
  name: 'Pipes and Cisterns',
  templates: [...FILLING, ...LEAKS, ...OPENING_AND_CLOSING, ...FLOW],
};
