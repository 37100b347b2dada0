import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 25;
/** Long enough for a busy machine: a missing state must fail a test, not a slow one. */
const STATE_TIMEOUT_MS = 240_000;

/**
 * Polls until a condition holds.
 * @param limitMs milliseconds
 * @returns the result of the condition, and the waiting time
 * @throws with the name of the condition
 */
export async function until<T>(
  what: string,
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = STATE_TIMEOUT_MS,
): Promise<{ value: T; milliseconds: number }> {
  const startedAt = performance.now();
  for (;;) {
    const value = await condition();
    const milliseconds = performance.now() - startedAt;
    if (value !== undefined && value !== false) return { value, milliseconds };
    if (milliseconds > limitMs) throw new Error(`Not within ${limitMs} ms: ${what}`);
    await pause(POLL_MS);
  }
}
