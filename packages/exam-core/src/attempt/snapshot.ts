import { type Attempt, ATTEMPT_VERSION } from './attempt.js';

/**
 * An attempt as text, to be kept after every event: whatever ends the tab then loses at most the time since the last
 * one. The holder's clock readings are left out: they mean nothing elsewhere, and the clock pauses without a tab.
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
