import type { ActSection } from './act-form.js';
import { HIGHEST_SCALED, scaledScore } from './act-score.js';

/** The right answers that give a scaled score, such as '74–75'; a dash where none do. */
function rawRange(section: ActSection, scaled: number): string {
  const raws = Array.from({ length: section.maxScore + 1 }, (_, raw) => raw);
  const fitting = raws.filter((raw) => scaledScore(section, raw) === scaled);
  const [first, last] = [fitting[0], fitting[fitting.length - 1]];
  if (first === undefined || last === undefined) return '–';
  return first === last ? String(first) : `${first}–${last}`;
}

/** The conversion chart: each scaled score, best first, with the right answers that it takes in every section. */
export const conversionRows = (sections: readonly ActSection[]): (string | number)[][] =>
  Array.from({ length: HIGHEST_SCALED + 1 }, (_, at) => {
    const scaled = HIGHEST_SCALED - at;
    return [scaled, ...sections.map((section) => rawRange(section, scaled))];
  });
