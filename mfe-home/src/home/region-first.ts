import type { ExamType } from '@mockingbird/contracts';
import type { ExamCardData } from '../exams/exam-card-data.js';

/** What the students of a country prepare for. */
interface RegionExams {
  families: readonly ExamType[];
  /** Exams without a family. */
  examIds: readonly string[];
}

/** The default region, which the canonical address of all other countries names. */
const UNITED_STATES: RegionExams = { families: ['dmv'], examIds: ['SAT', 'ACT'] };

const BY_COUNTRY = new Map<string | undefined, RegionExams>([
  ['IN', { families: ['ssc', 'ibps', 'rrb'], examIds: [] }],
]);

/**
 * Puts the exams of a country first and leaves the order otherwise as it is. Topics of aptitude are for everyone: they
 * follow, before the exams of other countries.
 * @param country ISO 3166-1 alpha-2 in upper case
 */
export function regionFirst(exams: readonly ExamCardData[], country: string | undefined): ExamCardData[] {
  const region = BY_COUNTRY.get(country) ?? UNITED_STATES;
  const isOwn = ({ examId, type }: ExamCardData) =>
    type ? region.families.includes(type) : region.examIds.includes(examId.toUpperCase());
  const rank = (exam: ExamCardData) => {
    if (isOwn(exam)) return 0;
    return exam.type ? 2 : 1;
  };
  return [...exams].sort((a, b) => rank(a) - rank(b));
}
