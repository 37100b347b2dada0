import type { SavedQuestion } from '../deck/saved-question.js';

/** A question that the student marked to find it again. */
export interface Bookmark extends SavedQuestion {
  /** Epoch milliseconds. */
  addedAt: number;
}
