/** Most marks that a tab keeps: three for each navigation. */
const MAX_MARKS = 300;

/** `start`: a navigation begins. `shown`: a screen replaced the old one. `painted`: the browser painted that screen. */
export interface SpeedMark {
  name: 'start' | 'shown' | 'painted';
  /** Milliseconds since the page load. */
  at: number;
  /** `remote@version` of a shown screen. Absent for a failure, which has no figures. */
  remote?: string | undefined;
  path: string;
}

/** The first view's whole share of the measuring. The lazy code turns these marks into figures. */
export const speedMarks: SpeedMark[] = [];

export function markSpeed(name: SpeedMark['name'], remote?: string): void {
  const length = speedMarks.push({ name, at: performance.now(), remote, path: window.location.pathname });
  if (length > MAX_MARKS) speedMarks.shift();
}

/** @param remote `remote@version` of the screen; absent for a failure */
export function markScreen(remote?: string): void {
  markSpeed('shown', remote);
  // The frame is painted after its callbacks; a timer runs after that.
  requestAnimationFrame(() => setTimeout(() => markSpeed('painted')));
}
