import type { Solvers } from '../../../solver-kit.js';
import { ARRANGEMENTS } from './questions.js';
import { ARRANGEMENTS_OF_TWO } from './two/questions.js';

/** Solvers of the puzzles with one variable and with two, by topic. */
export const ARRANGEMENT_SOLVERS: Readonly<Record<string, Solvers>> = {
  'linear-seating': ARRANGEMENTS,
  'circular-seating': ARRANGEMENTS,
  'floors-and-days': ARRANGEMENTS,
  'boxes-and-order': ARRANGEMENTS,
  'linear-seating-two': ARRANGEMENTS_OF_TWO,
  'circular-seating-two': ARRANGEMENTS_OF_TWO,
  'floors-and-days-two': ARRANGEMENTS_OF_TWO,
};

export const ARRANGEMENT_TOPICS: readonly string[] = Object.keys(ARRANGEMENT_SOLVERS);
