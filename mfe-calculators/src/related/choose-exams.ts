import type { ExamSummary } from '@mockingbird/contracts';
import { RELATED_LIMIT } from '../limits.js';
import type { RelatedExam } from './related.js';

/** An exam's address: its id in lower case, underscores as hyphens. */
const addressOf = ({ examId }: ExamSummary) => examId.toLowerCase().replaceAll('_', '-');

/** @returns the wanted exams that the bank holds, in the order wanted */
export function chooseExams(exams: readonly ExamSummary[], wanted: readonly string[]): RelatedExam[] {
  const byAddress = new Map(exams.map((exam) => [addressOf(exam), exam]));
  return wanted
    .flatMap((address) => {
      const exam = byAddress.get(address);
      return exam ? [{ title: exam.title, path: `/exam/${address}`, tests: exam.totalTests }] : [];
    })
    .slice(0, RELATED_LIMIT);
}
