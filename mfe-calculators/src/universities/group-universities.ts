import type { Range, University } from './universities.js';

export type AdmissionTest = 'sat' | 'act';

/** A university that publishes a range for the test. */
export interface RankedUniversity {
  university: University;
  range: Range;
}

export interface UniversityGroups {
  /** The score is in the range or above it. The most demanding university comes first. */
  fitting: RankedUniversity[];
  /** The score is below the range. The nearest range comes first. */
  reachable: RankedUniversity[];
  /** The score is far below the range. */
  distant: RankedUniversity[];
}

/** Points below a range that practice can make up for. Our own choice. */
const REACH: Readonly<Record<AdmissionTest, number>> = { sat: 150, act: 4 };

const byLowEnd = (a: RankedUniversity, b: RankedUniversity) => a.range[0] - b.range[0];

/** The universities with a range for the test, the lowest range first. */
export const rankUniversities = (
  universities: readonly University[],
  test: AdmissionTest,
): RankedUniversity[] =>
  universities
    .flatMap((university) => {
      const range = university[test];
      return range ? [{ university, range }] : [];
    })
    .sort(byLowEnd);

/** Divides universities by a student's score, so that those that fit come first. */
export function groupUniversities(
  universities: readonly University[],
  test: AdmissionTest,
  score: number,
): UniversityGroups {
  const ranked = rankUniversities(universities, test);
  return {
    fitting: ranked.filter(({ range: [low] }) => score >= low).reverse(),
    reachable: ranked.filter(({ range: [low] }) => score < low && low - score <= REACH[test]),
    distant: ranked.filter(({ range: [low] }) => low - score > REACH[test]),
  };
}
