import type { PaletteState } from '@mockingbird/exam-core';
import * as messages from '../../../messages/runner/hall/palette.js';

/** The names of the five states, as candidates of computer-based tests know them. */
export const STATE_TEXTS: Readonly<Record<PaletteState, string>> = {
  'not-visited': messages.notVisited,
  'not-answered': messages.notAnswered,
  answered: messages.answered,
  marked: messages.markedForReview,
  'answered-and-marked': messages.answeredAndMarked,
};
