import type { ComparisonRow } from './sat-data.js';

/** The current test and the previous one. */
export const DIGITAL_PAPER_ROWS: readonly ComparisonRow[] = [
  ['Length', '2 h 14 min', '3 h'],
  ['Questions', '98', '154'],
  ['Form', 'On a computer or tablet', 'Booklet and answer sheet'],
  ['Parts', 'Two sections of two modules', 'Reading, Writing, Math without and with a calculator'],
  ['Adaptive', 'Module 2 follows from module 1', 'The same questions for everyone'],
  ['Passages', 'Short, one question each', 'Long, about ten questions each'],
  ['Calculator', 'In all of Math', 'In one of two Math parts'],
  ['Scale', '400 to 1600', '400 to 1600'],
];
