import type { Attempt, AttemptItem } from './attempt.js';

/** The five states that candidates of computer-based tests know, in the order of the legend. */
export const PALETTE_STATES = [
  'not-visited',
  'not-answered',
  'answered',
  'marked',
  'answered-and-marked',
] as const;
export type PaletteState = (typeof PALETTE_STATES)[number];

/** How the palette shows a question. `answered-and-marked` counts as answered when the test is scored. */
export function paletteState({ answer, visited, marked }: AttemptItem): PaletteState {
  if (marked) return answer === null ? 'marked' : 'answered-and-marked';
  if (answer !== null) return 'answered';
  return visited ? 'not-answered' : 'not-visited';
}

/** @returns how many questions are in each state */
export function paletteCounts(attempt: Pick<Attempt, 'items'>): Record<PaletteState, number> {
  const counts = { 'not-visited': 0, 'not-answered': 0, answered: 0, marked: 0, 'answered-and-marked': 0 };
  for (const item of attempt.items.values()) counts[paletteState(item)] += 1;
  return counts;
}
