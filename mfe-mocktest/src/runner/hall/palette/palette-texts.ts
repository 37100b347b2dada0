import type { PaletteState } from '@mockingbird/exam-core';

/** The names of the five states, as candidates of computer-based tests know them. */
export const STATE_TEXTS: Readonly<Record<PaletteState, string>> = {
  'not-visited': 'Not visited',
  'not-answered': 'Not answered',
  answered: 'Answered',
  marked: 'Marked for review',
  'answered-and-marked': 'Answered and marked for review',
};
