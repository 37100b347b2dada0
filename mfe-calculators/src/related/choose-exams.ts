import type { ExamSummary } from '@mockingbird/contracts';
import { RELATED_LIMIT } from '../limits.js';
import type { RelatedExam } from './related.js';

/** An exam's key in paths: lower case, with hyphens. */
const toExamKey = ({ examId }: ExamSummary) => examId.toLowerCase().replaceAll('_', '-');

/** @returns the requested exams that exist, in the order requested */
export function chooseExams(exams: readonly ExamSummary[], requested: readonly string[]): RelatedExam[] {
  const byKey = new Map(exams.map((exam) => [toExamKey(exam), exam]));
  return requested
    .flatMap((key) => {
      const exam = byKey.get(key);
      return exam ? [{ title: exam.title, path: `/exam/${key}`, tests: exam.totalTests }] : [];
    })
    .slice(0, RELATED_LIMIT);
}
