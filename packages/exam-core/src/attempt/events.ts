import type { ClockReading } from './attempt-clock.js';
import type { PlannedSection } from './sections/attempt-section.js';

interface Timed {
  /** The holder's clocks at the time of the event. */
  at: ClockReading;
}

interface OfQuestion extends Timed {
  /** Key of the question (`questionKey`). */
  question: string;
}

/** All events of an attempt, as data. */
export type AttemptEvent =
  /** The student pressed Start. `durationMs` is the chosen clock, 0 for none. Sections replace it by their clocks. */
  | (Timed & {
      type: 'start';
      holderId: string;
      durationMs: number;
      sections?: readonly PlannedSection[] | undefined;
    })
  /** A tab opened the attempt, or took it over from another one. */
  | (Timed & { type: 'hold'; holderId: string })
  /** The holder closes. */
  | (Timed & { type: 'release' })
  /** Sent about once a second. */
  | (Timed & { type: 'tick' })
  /** The question became visible and is now the current one. */
  | (OfQuestion & { type: 'visit' })
  /** `option` is zero-based. */
  | (OfQuestion & { type: 'answer'; option: number })
  /** Only in practice: chooses an option (zero-based) without checking it. `answer` checks it. */
  | (OfQuestion & { type: 'choose'; option: number })
  | (OfQuestion & { type: 'clear' })
  /** Rules an option out, or takes that back. A ruled-out response is cleared. */
  | (OfQuestion & { type: 'strike'; option: number; struck: boolean })
  /** Sets or clears the review flag. */
  | (OfQuestion & { type: 'mark'; marked: boolean })
  /** Opens the next section. Without effect when `section` (zero-based) is not open any more, or is the last one. */
  | (Timed & { type: 'finish-section'; section: number })
  | (Timed & { type: 'submit' })
  /** The submission failed: the flag resets, and the student may try again. */
  | (Timed & { type: 'submission-failed' });
