import type { Attempt, AttemptItem } from './attempt.js';

/** The five states of computer-based tests, in the order of the legend. */
export const PALETTE_STATES = [
  'not-visited',
  'not-answered',
  'answered',
  'marked',
  'answered-and-marked',
] as const;
export type PaletteState = (typeof PALETTE_STATES)[number];

/** The palette's state of a question. `answered-and-marked` counts as answered in scoring. */
export function paletteState({ answer, visited, marked }: AttemptItem): PaletteState {
  if (marked) return answer === null ? 'marked' : 'answered-and-marked';
  if (answer !== null) return 'answered';
  return visited ? 'not-answered' : 'not-visited';
}

/** @returns the number of questions in each state */
export function paletteCounts(attempt: Pick<Attempt, 'items'>): Record<PaletteState, number> {
  const counts = { 'not-visited': 0, 'not-answered': 0, answered: 0, marked: 0, 'answered-and-marked': 0 };
  for (const item of attempt.items.values()) counts[paletteState(item)] += 1;
  return counts;
}
