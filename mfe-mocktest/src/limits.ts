/** Minutes left at which the clock is announced to screen readers, longest first. */
export const ANNOUNCED_MINUTES = [10, 5, 1] as const;
/** Milliseconds left from which on the clock looks urgent, whatever the test's length. */
export const URGENT_MS = 300_000;
/** Part of the test's time from which on the clock looks urgent, where that is less: a short test is not all alarm. */
export const URGENT_PART = 0.1;
/** Milliseconds between two savings of an attempt's clock; answers are saved at once. */
export const CLOCK_SAVING_MS = 5_000;
/** Milliseconds of one step of the clock. */
export const TICK_MS = 1_000;
/** Milliseconds after which code is fetched ahead even if the browser is never idle. */
export const IDLE_LIMIT_MS = 2_000;
/** Milliseconds before code is fetched ahead where the browser does not tell when it is idle (Safari). */
export const IDLE_GUESS_MS = 200;
/**
 * Most answers of one submission. The contract says the same (`SUBMITTED_ANSWERS`); taking it from there would bring its
 * schemas, and zod, into the page.
 */
export const COUNTED_ANSWERS = 2_000;
/** Characters of a report's text. As in the contract (`REPORT_TEXT_CHARACTERS`), for the same reason. */
export const REPORT_CHARACTERS = 1_000;
/** Questions of a quick quiz. */
export const QUIZ_QUESTIONS = 5;
/** Tests of an exam that a quick quiz takes its questions from. */
export const QUIZ_TESTS = 2;
