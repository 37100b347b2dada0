import type { SatPath, SatSection } from './sat-section.js';
import { findTableScore } from './score-table.js';

/** Right answers in module 1 and module 2. */
export type ModuleCounts = readonly [first: number, second: number];

/** Chooses the path from the right answers in module 1. */
export function choosePath({ hardFrom, mediumFrom }: SatSection, first: number): SatPath {
  if (first >= hardFrom) return 'hard';
  return first >= mediumFrom ? 'medium' : 'easy';
}

/** Looks up the section score in the path's table; 200 if the table has no entry. */
export const calculateSectionScore = (section: SatSection, [first, second]: ModuleCounts): number =>
  findTableScore(section, choosePath(section, first), first + second);

/** The best score of a path: module 1 just below the next path, module 2 all right. */
export function findReachableTop(section: SatSection, path: SatPath): number {
  const maxFirst = { hard: section.perModule, medium: section.hardFrom - 1, easy: section.mediumFrom - 1 };
  return calculateSectionScore(section, [maxFirst[path], section.perModule]);
}
