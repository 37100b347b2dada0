import { scoreTable } from './score-table.js';
import {
  LOWEST_SCORE,
  MATH,
  READING_WRITING,
  SAT_PATHS,
  type SatPath,
  type SatSection,
} from './sat-section.js';

/** Right answers of a section's module 1 and module 2. */
export type ModuleCounts = readonly [first: number, second: number];

const tablesOf = (section: SatSection) =>
  new Map(SAT_PATHS.map((path) => [path, scoreTable(section, path)] as const));

const TABLES = new Map([MATH, READING_WRITING].map((section) => [section.id, tablesOf(section)] as const));

/** The path that the right answers of module 1 lead to. */
export function pathOf({ hardFrom, mediumFrom }: SatSection, first: number): SatPath {
  if (first >= hardFrom) return 'hard';
  return first >= mediumFrom ? 'medium' : 'easy';
}

/** The section's score: looked up by both modules' right answers in the path's table, 200 where the table has none. */
export function sectionScore(section: SatSection, [first, second]: ModuleCounts): number {
  const table = TABLES.get(section.id)?.get(pathOf(section, first));
  return table?.[first + second] ?? LOWEST_SCORE;
}

/** The best score that a path can give: module 1 just missed the next path, module 2 is all right. */
export function reachableTop(section: SatSection, path: SatPath): number {
  const most = { hard: section.perModule, medium: section.hardFrom - 1, easy: section.mediumFrom - 1 };
  return sectionScore(section, [most[path], section.perModule]);
}
