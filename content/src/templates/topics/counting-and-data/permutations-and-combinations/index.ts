import type { Topic } from '../../../kit/index.js';
import { SEATS } from './seats.js';
import { SELECTIONS } from './selections.js';
import { WORDS } from './words.js';

export const permutationsAndCombinations: Topic = {
  slug: 'permutations-and-combinations',
  name: 'Permutations and Combinations',
  templates: [...WORDS, ...SELECTIONS, ...SEATS],
};
