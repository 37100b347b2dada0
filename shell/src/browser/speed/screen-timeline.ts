import type { SpeedMark } from './speed-marks.js';

/** A navigation that ended with a painted screen. */
export interface MeasuredNavigation {
  screen: SpeedMark;
  start: number;
  end: number;
}

/** The screen at a time. Before the first screen is ready, its rendering from the server is on the page. */
export function screenAt(marks: readonly SpeedMark[], time: number): SpeedMark | undefined {
  const shown = marks.filter(({ name }) => name === 'shown');
  return shown.findLast(({ at }) => at <= time) ?? shown[0];
}

/** Finds the navigations whose screen was painted. A cancelled one has no screen: the next start replaces it. */
export function findNavigations(marks: readonly SpeedMark[]): MeasuredNavigation[] {
  const found: MeasuredNavigation[] = [];
  let start: SpeedMark | undefined;
  let pending: { screen: SpeedMark; start: number } | undefined;
  for (const mark of marks) {
    if (mark.name === 'start') start = mark;
    else if (mark.name === 'shown') {
      pending = start && { screen: mark, start: start.at };
      start = undefined;
    } else if (pending) {
      found.push({ ...pending, end: mark.at });
      pending = undefined;
    }
  }
  return found;
}
