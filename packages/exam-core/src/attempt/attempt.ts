import { type AttemptClock, NEW_CLOCK } from './clock.js';

/** Version of the stored form; a change of meaning needs a new one, and a reader for the old. */
export const ATTEMPT_VERSION = 1;

export const PHASES = ['ready', 'taking', 'submitted'] as const;
export type Phase = (typeof PHASES)[number];

export const MODES = ['exam', 'practice'] as const;
/** In practice the answer is shown at once and there is no clock. */
export type Mode = (typeof MODES)[number];

export const ENDINGS = ['candidate', 'clock'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What the candidate did with one question. */
export interface AttemptItem {
  /** Zero-based option; null when unanswered. */
  readonly answer: number | null;
  readonly visited: boolean;
  readonly marked: boolean;
  /** Milliseconds during which this was the current question. */
  readonly spentMs: number;
}

/** One candidate's go at one test. Immutable; only `reduceAttempt` makes the next one. */
export interface Attempt {
  readonly attemptId: string;
  readonly examId: string;
  readonly testId: string;
  /** Revision of the questions, so that a later one is noticed; empty when the service told none. */
  readonly revision: string;
  readonly mode: Mode;
  readonly phase: Phase;
  /** Who ended it. Kept as `clock` after a failed submission, so that time up does not submit again and again. */
  readonly endedBy: Ending | null;
  /** The tab that holds the attempt: it alone runs the clock. Another tab takes over by holding it. */
  readonly holderId: string | null;
  /** 0 means no clock. */
  readonly durationMs: number;
  readonly clock: AttemptClock;
  /** By question key, in the order of the test. */
  readonly items: ReadonlyMap<string, AttemptItem>;
  /** Key of the current question. */
  readonly current: string | null;
  /** Wall time of the last event that counted, in milliseconds since 1970; 0 before the start. */
  readonly updatedAt: number;
}

const UNTOUCHED: AttemptItem = { answer: null, visited: false, marked: false, spentMs: 0 };

/**
 * What a question's answer is kept under: its questionId. Questions without one can be read and answered (submitting
 * them fails), so they get their place instead.
 * @param index zero-based place in the test
 */
export function questionKey(question: { questionId?: string | undefined }, index: number): string {
  return question.questionId ?? `#${index}`;
}

/**
 * An attempt before Start.
 * @param of `questions` in the order of the test; a part of a test (retry only the wrong ones) is fine
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
    clock: NEW_CLOCK,
    items: new Map(of.questions.map((question, index) => [questionKey(question, index), UNTOUCHED])),
    current: null,
    updatedAt: 0,
  };
}
