import { IDLE_GUESS_MS, IDLE_LIMIT_MS } from '../limits.js';

/** Whether the reader asked to save data: nothing is fetched then that nobody asked for. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Runs when the browser has nothing else to do, and not at all where the reader saves data.
 * @returns stops it
 */
export function whenIdle(work: () => void): () => void {
  if (savesData()) return () => undefined;
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, IDLE_GUESS_MS);
  return () => clearTimeout(id);
}
