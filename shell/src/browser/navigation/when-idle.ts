import { IDLE_TIMEOUT_MS } from '../limits.js';

/** Runs work when the browser is idle. Safari has no idle callback and gets a short delay. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, IDLE_TIMEOUT_MS / 10);
}
