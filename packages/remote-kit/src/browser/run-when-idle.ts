/** Milliseconds after which idle work runs even on a busy page. */
const IDLE_TIMEOUT_MS = 2_000;
/** Milliseconds before idle work runs in browsers without `requestIdleCallback` (Safari). */
const IDLE_FALLBACK_DELAY_MS = 200;

/**
 * Runs work when the browser is idle.
 * @returns a function that cancels the work
 */
export function runWhenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, IDLE_FALLBACK_DELAY_MS);
  return () => clearTimeout(id);
}
