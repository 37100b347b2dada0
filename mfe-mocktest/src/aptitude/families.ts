import type { ExamSummary, ExamType } from '@mockingbird/contracts';
import * as messages from '../messages/aptitude.js';

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
    name: messages.sscExams,
    about: messages.staffSelectionCommission,
  },
  {
    type: 'ibps',
    name: messages.bankExams,
    about: messages.ibpsPoAndClerk,
  },
  {
    type: 'rrb',
    name: messages.railwayExams,
    about: messages.rrbNtpcAndGroup,
  },
];

/** What the list of families shows of an exam. */
export type FamilyExam = Pick<ExamSummary, 'examId' | 'title' | 'type'>;

/** The exams of a family, in the given order. */
export const filterByFamily = (family: Family, exams: readonly FamilyExam[]): FamilyExam[] =>
  exams.filter(({ type }) => type === family.type);
