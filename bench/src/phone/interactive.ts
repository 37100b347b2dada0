import { LONG_TASK_WINDOW_MS } from '../limits.js';
import type { ProbeState } from './probe.js';

/**
 * The time to interactive: an event on the page's control was handled, and no long task begins in the window after it.
 * @returns milliseconds since the navigation began
 */
export function interactiveAt({ handled, longTasks }: Pick<ProbeState, 'handled' | 'longTasks'>): number {
  let at = handled;
  for (const [start, end] of [...longTasks].sort(([a], [b]) => a - b)) {
    if (end > at && start < at + LONG_TASK_WINDOW_MS) at = end;
  }
  return at;
}
