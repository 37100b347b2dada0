import { LONG_TASK_WINDOW_MS } from '../limits.js';
import type { ProbeState } from './probe.js';

/**
 * When a page was interactive: an event on its control was handled, and no long task begins within the window after.
 * @returns milliseconds since the navigation began
 */
export function interactiveAt({ handled, longTasks }: Pick<ProbeState, 'handled' | 'longTasks'>): number {
  let at = handled;
  for (const [start, end] of [...longTasks].sort(([a], [b]) => a - b)) {
    if (end > at && start < at + LONG_TASK_WINDOW_MS) at = end;
  }
  return at;
}
