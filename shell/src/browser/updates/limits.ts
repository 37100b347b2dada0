// Separate from ../limits.ts: a module that the first view and lazy code share becomes a separate script.
/** Milliseconds between two requests for the live composition while the tab is visible. */
export const COMPOSITION_POLL_MS = 60_000;
/** Milliseconds after which the last request is stale. A navigation or a return to the tab then makes another one. */
export const COMPOSITION_STALE_MS = 10_000;
/** Milliseconds to find out whether code is missing. The failure panel waits for it. */
export const MISSING_CODE_CHECK_MS = 600;
/** Milliseconds in which version events are collected into one report. */
export const EVENT_BATCH_MS = 500;
/** Version events in one report: the limit of the services. */
export const EVENTS_PER_REPORT = 20;
/** Errors of event handlers, timers, promises and refused calls that a tab reports after a page load. */
export const CODE_ERRORS_PER_TAB = 5;
/** Calls of a stack in a report: the limit of the services. */
export const EVENT_STACK_LENGTH = 5;
/** Characters of an error message in a report: the limit of the services. */
export const EVENT_MESSAGE_LENGTH = 300;
/** Milliseconds to learn which version was live before one that threw. The failure panel waits for it. */
export const COMPOSITION_WAIT_MS = 3_000;
