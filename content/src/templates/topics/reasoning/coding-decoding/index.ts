import type { Topic } from '../../../kit/index.js';
import { LETTER_CODES } from './letter-codes.js';
import { NUMBER_CODES } from './number-codes.js';
import { SENTENCE_CODES } from './sentence-codes.js';

export const codingDecoding: Topic = {
  slug: 'coding-decoding',
  name: 'Coding and decoding',
  templates: [...LETTER_CODES, ...NUMBER_CODES, ...SENTENCE_CODES],
};
