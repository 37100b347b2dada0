import type { ExamSummary, ExamType } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { compareNatural } from '@mockingbird/remote-kit';
import { CATEGORIES } from '../aptitude/catalogue.js';
import * as messages from '../messages/practice-tests.js';

/** What the groups need of an exam. */
type GroupedExam = Pick<ExamSummary, 'examId' | 'title' | 'type'>;

export interface ExamGroup<E extends GroupedExam = ExamSummary> {
  id: string;
  name: string;
  /** Path of the group's page, when it has one. */
  path?: string;
  exams: E[];
}

const FAMILY_NAMES: Readonly<Record<ExamType, string>> = {
  dmv: messages.driversLicenseTests,
  ssc: messages.sscExams,
  ibps: messages.bankExams,
  rrb: messages.railwayExams,
};

/** Key of a topic's exam to the topic's position in the catalogue. */
const CATALOGUE_POSITIONS: ReadonlyMap<string, number> = new Map(
  CATEGORIES.flatMap(({ topics }) => topics).map(({ slug }, position) => [slug, position]),
);

const compareTitles = (a: GroupedExam, b: GroupedExam) => compareNatural(a.title, b.title);
/** Whether an exam of the services is a topic of quantitative aptitude. */
export const isTopic = (exam: GroupedExam): boolean => cataloguePosition(exam) !== undefined;

const cataloguePosition = ({ examId }: GroupedExam) => CATALOGUE_POSITIONS.get(examKey(examId));

/**
 * Groups all exams: first the four families, then the aptitude topics in catalogue order, then all others. Empty groups
 * are left out.
 */
export function groupExams<E extends GroupedExam>(exams: readonly E[]): ExamGroup<E>[] {
  const families = (['dmv', 'ssc', 'ibps', 'rrb'] as const).map((type) => ({
    id: type,
    name: FAMILY_NAMES[type],
    path: `/${type}`,
    exams: exams.filter((exam) => exam.type === type).sort(compareTitles),
  }));
  const others = exams.filter(({ type }) => type === undefined);
  const aptitude = {
    id: 'aptitude',
    name: messages.quantitativeAptitude,
    path: '/quantitative-aptitude-questions',
    exams: others
      .filter((exam) => cataloguePosition(exam) !== undefined)
      .sort((a, b) => (cataloguePosition(a) ?? 0) - (cataloguePosition(b) ?? 0)),
  };
  const rest = {
    id: 'other',
    name: messages.otherExams,
    exams: others.filter((exam) => cataloguePosition(exam) === undefined).sort(compareTitles),
  };
  return [...families, aptitude, rest].filter((group) => group.exams.length > 0);
}
