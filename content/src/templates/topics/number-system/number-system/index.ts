import type { Topic } from '../../../kit/index.js';
import { FACTORS_AND_POWERS } from './factors-and-powers.js';
import { NUMBER_PUZZLES } from './number-puzzles.js';
import { PAGES_AND_ZEROS } from './pages-and-zeros.js';
import { PLACES_AND_PRIMES } from './places-and-primes.js';

export const numberSystem: Topic = {
  slug: 'number-system',
  name: 'Number System',
  templates: [...PLACES_AND_PRIMES, ...NUMBER_PUZZLES, ...FACTORS_AND_POWERS, ...PAGES_AND_ZEROS],
};
