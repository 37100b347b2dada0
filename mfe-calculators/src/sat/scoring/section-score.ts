import { buildScoreTable } from './score-table.js';
import {
  LOWEST_SCORE,
  MATH,
  READING_WRITING,
  SAT_PATHS,
  type SatPath,
  type SatSection,
} from './sat-section.js';

/** Right answers in module 1 and module 2. */
export type ModuleCounts = readonly [first: number, second: number];

const buildTables = (section: SatSection) =>
  new Map(SAT_PATHS.map((path) => [path, buildScoreTable(section, path)] as const));

const TABLES = new Map([MATH, READING_WRITING].map((section) => [section.id, buildTables(section)] as const));

/** Chooses the path from the right answers in module 1. */
export function choosePath({ hardFrom, mediumFrom }: SatSection, first: number): SatPath {
  if (first >= hardFrom) return 'hard';
  return first >= mediumFrom ? 'medium' : 'easy';
}

/** Looks up the section score in the path's table; 200 if the table has no entry. */
export function calculateSectionScore(section: SatSection, [first, second]: ModuleCounts): number {
  const table = TABLES.get(section.id)?.get(choosePath(section, first));
  return table?.[first + second] ?? LOWEST_SCORE;
}

/** The best score of a path: module 1 just below the next path, module 2 all right. */
export function findReachableTop(section: SatSection, path: SatPath): number {
  const maxFirst = { hard: section.perModule, medium: section.hardFrom - 1, easy: section.mediumFrom - 1 };
  return calculateSectionScore(section, [maxFirst[path], section.perModule]);
}
