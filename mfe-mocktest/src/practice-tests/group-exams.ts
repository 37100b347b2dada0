import type { ExamSummary, ExamType } from '@mockingbird/contracts';
import { compareNatural, examKey } from '@mockingbird/exam-core';
import { CATEGORIES } from '../aptitude/catalogue.js';

export interface ExamGroup {
  id: string;
  name: string;
  /** The group's own pages, when it has some. */
  path?: string;
  exams: ExamSummary[];
}

const FAMILY_NAMES: Readonly<Record<ExamType, string>> = {
  dmv: 'Driving licence tests',
  ssc: 'SSC exams',
  ibps: 'Bank exams',
  rrb: 'Railway exams',
};

/** A topic's place in the catalogue, by its address. */
const CATALOGUE_ORDER: ReadonlyMap<string, number> = new Map(
  CATEGORIES.flatMap(({ topics }) => topics).map(({ slug }, place) => [slug, place]),
);

const byTitle = (one: ExamSummary, other: ExamSummary) => compareNatural(one.title, other.title);
const place = ({ examId }: ExamSummary) => CATALOGUE_ORDER.get(examKey(examId));

/**
 * All exams by family: the four families with pages of their own, then the aptitude topics in the catalogue's order,
 * then whatever belongs to neither. Groups without exams are left out.
 */
export function groupExams(exams: readonly ExamSummary[]): ExamGroup[] {
  const families = (['dmv', 'ssc', 'ibps', 'rrb'] as const).map((type) => ({
    id: type,
    name: FAMILY_NAMES[type],
    path: `/${type}`,
    exams: exams.filter((exam) => exam.type === type).sort(byTitle),
  }));
  const others = exams.filter(({ type }) => type === undefined);
  const aptitude = {
    id: 'aptitude',
    name: 'Quantitative aptitude',
    path: '/quantitative-aptitude-questions',
    exams: others
      .filter((exam) => place(exam) !== undefined)
      .sort((one, other) => (place(one) ?? 0) - (place(other) ?? 0)),
  };
  const rest = {
    id: 'other',
    name: 'Other exams',
    exams: others.filter((exam) => place(exam) === undefined).sort(byTitle),
  };
  return [...families, aptitude, rest].filter((group) => group.exams.length > 0);
}
