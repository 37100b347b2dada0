import { type AttemptClock, NEW_CLOCK } from './attempt-clock.js';
import type { SectionState } from './sections/attempt-section.js';

/** Version of the stored form. A change of meaning needs a new version and a reader for the old one. */
export const ATTEMPT_VERSION = 5;

export const PHASES = ['ready', 'taking', 'submitted'] as const;
export type Phase = (typeof PHASES)[number];

export const MODES = ['exam', 'practice'] as const;
/** Practice mode shows the answer immediately and has no clock. */
export type Mode = (typeof MODES)[number];

export const ENDINGS = ['candidate', 'clock'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The student's work on one question. */
export interface AttemptItem {
  /** Zero-based option; null without a response. */
  readonly answer: number | null;
  /** In practice: the zero-based option that is chosen but not checked; null without one. Since version 4. */
  readonly choice: number | null;
  readonly visited: boolean;
  readonly marked: boolean;
  /** Zero-based options that the student ruled out, in rising order. Since version 2. */
  readonly struck: readonly number[];
  /** Milliseconds during which this was the current question. */
  readonly spentMs: number;
}

/**
 * One student's attempt at one mock test. Immutable; only `reduceAttempt` creates the next state. The sections are there
 * since version 3, their versions since version 5.
 */
export interface Attempt extends SectionState {
  readonly attemptId: string;
  readonly examId: string;
  readonly testId: string;
  /** Revision of the questions, to detect a newer one; empty when the service sent none. */
  readonly revision: string;
  readonly mode: Mode;
  readonly phase: Phase;
  /** Who ended it. `clock` stays after a failed submission, so that expired time does not submit again and again. */
  readonly endedBy: Ending | null;
  /** The tab that holds the attempt: only this tab runs the clock. Another tab takes over with `hold`. */
  readonly holderId: string | null;
  /** 0 means no clock. With sections: the sum of theirs. */
  readonly durationMs: number;
  readonly clock: AttemptClock;
  /** By question key, in the order of the mock test. */
  readonly items: ReadonlyMap<string, AttemptItem>;
  /** Key of the current question; null before the first one, and after a section has opened. */
  readonly current: string | null;
  /** Wall time of the last counted event, in milliseconds since 1970; 0 before the start. */
  readonly updatedAt: number;
}

/** A question that the student has not seen. */
export const UNTOUCHED: AttemptItem = {
  answer: null,
  choice: null,
  visited: false,
  marked: false,
  struck: [],
  spentMs: 0,
};

/**
 * The key of a question's response: its questionId. Questions without one can be read and answered, but submission
 * fails. They use their position.
 * @param index zero-based position in the mock test
 */
export function questionKey(question: { questionId?: string | undefined }, index: number): string {
  return question.questionId ?? `#${index}`;
}

/**
 * An attempt before Start.
 * @param of `questions` in the order of the mock test; a subset (retry only the wrong ones) is allowed
 */
export function createAttempt(of: {
  attemptId: string;
  examId: string;
  testId: string;
  revision?: string;
  mode?: Mode;
  questions: readonly { questionId?: string | undefined }[];
}): Attempt {
  return {
    attemptId: of.attemptId,
    examId: of.examId,
    testId: of.testId,
    revision: of.revision ?? '',
    mode: of.mode ?? 'exam',
    phase: 'ready',
    endedBy: null,
    holderId: null,
    durationMs: 0,
    sections: [],
    openSection: 0,
    clock: NEW_CLOCK,
    items: new Map(of.questions.map((question, index) => [questionKey(question, index), UNTOUCHED])),
    current: null,
    updatedAt: 0,
  };
}
