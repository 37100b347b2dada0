import type { VisitState } from './visit-state.js';

const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
/** As the browser leaves out the shifts that follow a real input. */
const AFTER_INPUT_MS = 500;

/**
 * Cumulative layout shift: the largest session window, without the shifts that the probe caused.
 * @returns the sum of the window's shifts
 */
export function layoutShift({
  shifts,
  probedAt = Infinity,
}: Pick<VisitState, 'shifts' | 'probedAt'>): number {
  const window = { sum: 0, first: 0, last: -Infinity };
  let largest = 0;
  for (const [at, value] of shifts) {
    if (at >= probedAt && at < probedAt + AFTER_INPUT_MS) continue;
    const joins = at - window.last < GAP_MS && at - window.first < WINDOW_MS;
    if (!joins) Object.assign(window, { sum: 0, first: at });
    window.sum += value;
    window.last = at;
    largest = Math.max(largest, window.sum);
  }
  return largest;
}
