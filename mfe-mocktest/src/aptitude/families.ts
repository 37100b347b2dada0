import type { ExamSummary, ExamType } from '@mockingbird/contracts';

/** A family of exams that test quantitative aptitude. */
export interface Family {
  type: ExamType;
  name: string;
  about: string;
}

/** The exam families that test the topics of the catalogue. Each type is also the address of the family's page. */
export const FAMILIES: readonly Family[] = [
  {
    type: 'ssc',
    name: 'SSC exams',
    about: 'Staff Selection Commission: a quarter of the CGL and CHSL papers is quantitative aptitude.',
  },
  {
    type: 'ibps',
    name: 'Bank exams',
    about: 'IBPS PO and Clerk: 35 aptitude questions in the preliminary paper, in 20 minutes.',
  },
  {
    type: 'rrb',
    name: 'Railway exams',
    about: 'RRB NTPC and Group D: 25 to 30 questions of mathematics, a third of a mark off for a wrong one.',
  },
];

/** What the list of families shows of an exam. */
export type FamilyExam = Pick<ExamSummary, 'examId' | 'title' | 'type'>;

/** The exams of a family, in the given order. */
export const filterByFamily = (family: Family, exams: readonly FamilyExam[]): FamilyExam[] =>
  exams.filter(({ type }) => type === family.type);
