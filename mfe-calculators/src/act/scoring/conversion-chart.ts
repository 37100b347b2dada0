import type { ActSection, Conversion } from './act-form.js';
import { HIGHEST_SCALED, findScaledScore } from './act-score.js';

/** The range of right answers for a scaled score, such as '74–75'; a dash if none gives it. */
function formatRawRange(section: ActSection, scaled: number, conversion: Conversion): string {
  const raws = Array.from({ length: section.maxScore + 1 }, (_, raw) => raw);
  const fitting = raws.filter((raw) => findScaledScore(section, raw, conversion) === scaled);
  const [first, last] = [fitting[0], fitting[fitting.length - 1]];
  if (first === undefined || last === undefined) return '–';
  return first === last ? String(first) : `${first}–${last}`;
}

/** Rows of the conversion chart, best first: a scaled score, and the right answers for it in each section. */
export const buildConversionRows = (
  sections: readonly ActSection[],
  conversion: Conversion,
): (string | number)[][] =>
  Array.from({ length: HIGHEST_SCALED + 1 }, (_, at) => {
    const scaled = HIGHEST_SCALED - at;
    return [scaled, ...sections.map((section) => formatRawRange(section, scaled, conversion))];
  });
