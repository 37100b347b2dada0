import type { Reading } from './clock.js';

interface Timed {
  /** The holder's clocks when it happened. */
  at: Reading;
}

interface OfQuestion extends Timed {
  /** Key of the question (`questionKey`). */
  question: string;
}

/** All that can happen to an attempt, as data. */
export type AttemptEvent =
  /** Start was pressed. `durationMs` is the clock chosen, 0 for none. */
  | (Timed & { type: 'start'; holderId: string; durationMs: number })
  /** A tab opened the attempt, or took it over from another one. */
  | (Timed & { type: 'hold'; holderId: string })
  /** The holder is going away. */
  | (Timed & { type: 'release' })
  /** Time passes; about once a second. */
  | (Timed & { type: 'tick' })
  /** The question came into view; it becomes the current one. */
  | (OfQuestion & { type: 'visit' })
  /** `option` is zero-based. */
  | (OfQuestion & { type: 'answer'; option: number })
  | (OfQuestion & { type: 'clear' })
  /** Marked for review, or not any more. */
  | (OfQuestion & { type: 'mark'; marked: boolean })
  | (Timed & { type: 'submit' })
  /** Processing the submission failed: the flag resets, and the candidate may try again. */
  | (Timed & { type: 'submission-failed' });
