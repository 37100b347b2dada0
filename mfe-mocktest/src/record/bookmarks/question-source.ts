import { createContext } from 'react';
import type { MathDictionary } from '@mockingbird/question-view';
import type { QuestionSource } from '../deck/saved-question.js';

/** What all bookmark buttons of a screen share. */
export interface BookmarkSource extends QuestionSource {
  math: MathDictionary;
  /** Present in a test that the student made. */
  own?: unknown;
}

/** Where the questions of a screen are from. Without it, the screen has no bookmark buttons. */
export const BookmarkSourceContext = createContext<BookmarkSource | undefined>(undefined);
