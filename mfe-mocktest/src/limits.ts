/** Minutes left at which screen readers announce the clock, longest first. */
export const ANNOUNCED_MINUTES: readonly number[] = [10, 5, 1];
/** Minutes of a test, or of a locked section, below which half time is announced too. */
export const SHORT_TEST_MINUTES = 20;
/** Milliseconds from the start of a test to its announcement, in which screen readers notice the live region. */
export const START_ANNOUNCEMENT_DELAY_MS = 100;
/** Milliseconds left below which the clock looks urgent. */
export const URGENT_MS = 300_000;
/** Fraction of the duration below which the clock of a short test looks urgent. The smaller limit applies. */
export const URGENT_FRACTION = 0.1;
/** Minutes left at which a hidden clock appears. */
export const HIDDEN_CLOCK_MINUTES = 5;
/** Milliseconds between two saves of an attempt's clock. Responses are saved immediately. */
export const CLOCK_SAVE_INTERVAL_MS = 5_000;
/** Milliseconds between two ticks of the clock. */
export const TICK_MS = 1_000;
/**
 * Maximum responses of one submission. Equal to the contract's `SUBMITTED_ANSWERS`; importing that would load zod into
 * the page.
 */
export const MAX_SUBMITTED_RESPONSES = 2_000;
/** Maximum characters of a report's text. Equal to the contract's `REPORT_TEXT_CHARACTERS`, for the same reason. */
export const MAX_REPORT_CHARACTERS = 1_000;
/** Questions of a quick quiz. */
export const QUIZ_QUESTIONS = 5;
/** Mock tests of an exam from which a quick quiz takes its questions. */
export const QUIZ_SOURCE_TESTS = 2;
/** Questions that 'More questions like this one' shows. */
export const SIMILAR_QUESTIONS = 3;
/** Mock tests that it reads at most. */
export const SIMILAR_SOURCE_TESTS = 4;
/** Maximum characters of a badge's address. It excludes large inlined pictures. */
export const MAX_BADGE_CHARACTERS = 2_048;
