import type { ExamSummary, ExamType } from '@mockingbird/contracts';

/** A family of exams that ask quantitative aptitude. */
export interface Family {
  type: ExamType;
  name: string;
  about: string;
}

/** The exam families whose papers hold the topics of the catalogue, with the address of each one's own pages. */
export const FAMILIES: readonly Family[] = [
  {
    type: 'ssc',
    name: 'SSC exams',
    about: 'Staff Selection Commission: a quarter of the CGL and CHSL papers is quantitative aptitude.',
  },
  {
    type: 'ibps',
    name: 'Bank exams',
    about: 'IBPS PO and Clerk: 35 aptitude questions in the preliminary paper, 20 minutes for them.',
  },
  {
    type: 'rrb',
    name: 'Railway exams',
    about: 'RRB NTPC and Group D: 25 to 30 questions of mathematics, a third of a mark off for a wrong one.',
  },
];

/** The exams of a family, in the order given. */
export const examsOf = (family: Family, exams: readonly ExamSummary[]): ExamSummary[] =>
  exams.filter(({ type }) => type === family.type);
