import { type Attempt, ATTEMPT_VERSION } from './attempt.js';

/**
 * An attempt as text, to be stored after every event. If the tab ends, only the time since the last event is lost. The
 * holder's clock readings are omitted: they mean nothing in another tab.
 */
export function writeAttempt(attempt: Attempt): string {
  const { clock, items, ...rest } = attempt;
  return JSON.stringify({
    version: ATTEMPT_VERSION,
    ...rest,
    usedMs: clock.usedMs,
    items: Array.from(items, ([question, item]) => ({ question, ...item })),
  });
}
