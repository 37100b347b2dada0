import { IDLE_FALLBACK_DELAY_MS, IDLE_TIMEOUT_MS } from '../limits.js';

/** Whether the browser's data saver is on. Preloading would waste data then. */
function isDataSaverOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Runs work when the browser is idle. It never runs when the data saver is on.
 * @returns a function that cancels the work
 */
export function whenIdle(work: () => void): () => void {
  if (isDataSaverOn()) return () => undefined;
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, IDLE_FALLBACK_DELAY_MS);
  return () => clearTimeout(id);
}
