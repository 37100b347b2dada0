import { compareNatural, examKey } from '@mockingbird/exam-core';
import type { Connection } from 'mongoose';
import {
  examModelSchema,
  mockTestModelSchema,
  type ListedExam,
  type StoredExam,
  type StoredMockTest,
} from '../../../services/src/exam/models.js';

/** What the list shows of an exam; the key only joins. */
const LISTED = {
  _id: 0,
  key: 1,
  examId: 1,
  title: 1,
  imageUrl: 1,
  type: 1,
  description: 1,
  totalQuestions: 1,
  duration: 1,
} as const;

const SHOWN = {
  _id: 0,
  testId: 1,
  title: 1,
  duration: 1,
  totalQuestions: 1,
  totalMarks: 1,
  marksPerQuestion: 1,
  negativeMarksPerQuestion: 1,
  examType: 1,
  sections: 1,
} as const;

/** Students see what is not hidden. */
const VISIBLE = { hidden: { $ne: true } } as const;

/** The services' two lists, asked of the database for each request, with nothing else around. */
export function listQueries(connection: Connection) {
  const exams = connection.model<StoredExam>('BenchExam', examModelSchema);
  const tests = connection.model<StoredMockTest>('BenchMockTest', mockTestModelSchema);

  return {
    async allExams(): Promise<unknown> {
      const [found, keys] = await Promise.all([
        exams.find(VISIBLE, LISTED).lean<ListedExam[]>(),
        tests.find(VISIBLE, { _id: 0, examKey: 1 }).lean<Pick<StoredMockTest, 'examKey'>[]>(),
      ]);
      const counts = new Map<string, number>();
      for (const test of keys) counts.set(test.examKey, (counts.get(test.examKey) ?? 0) + 1);
      const data = found
        .map(({ key, ...exam }) => ({ ...exam, totalTests: counts.get(key) ?? 0 }))
        .sort((left, right) => compareNatural(left.title, right.title));
      return { data };
    },

    /** @returns undefined when there is no such exam */
    async mockTests(examId: string): Promise<unknown> {
      const key = examKey(examId);
      const [exam, found] = await Promise.all([
        exams.findOne({ key, ...VISIBLE }, { _id: 0 }).lean(),
        tests.find({ examKey: key, ...VISIBLE }, SHOWN).lean<StoredMockTest[]>(),
      ]);
      if (exam === null) return undefined;
      return { data: found.sort((left, right) => compareNatural(left.testId, right.testId)) };
    },
  };
}
