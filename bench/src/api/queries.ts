import { examKey } from '@mockingbird/exam-core';
import { compareNatural } from '@mockingbird/remote-kit';
import type { Connection } from 'mongoose';
import {
  examModelSchema,
  mockTestModelSchema,
  type ListedExam,
  type StoredExam,
  type StoredMockTest,
} from '../../../services/src/exam/catalogue/models.js';
import {
  questionSetModelSchema,
  type StoredQuestionSet,
} from '../../../services/src/exam/questions/question-set.model.js';

/** The fields of an exam in a list; the key is only for the join. */
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

/** Stored fields of an exam that only the services use. */
const OWN = { _id: 0, key: 0, weight: 0, contentHash: 0, change: 0, unrecorded: 0, hidden: 0 } as const;

const TEST = {
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
  sectionRule: 1,
  realExam: 1,
} as const;

const VISIBLE = { hidden: { $ne: true } } as const;

/** The services' responses, read from the database for each request, without any other work. */
export function listQueries(connection: Connection) {
  const exams = connection.model<StoredExam>('BenchExam', examModelSchema);
  const tests = connection.model<StoredMockTest>('BenchMockTest', mockTestModelSchema);
  const sets = connection.model<StoredQuestionSet>('BenchQuestionSet', questionSetModelSchema);

  /** An exam's mock tests by id, and the exam; undefined without the exam. */
  async function examWithTests(examId: string) {
    const key = examKey(examId);
    const [exam, found] = await Promise.all([
      exams.findOne({ key, ...VISIBLE }, OWN).lean<StoredExam>(),
      tests.find({ examKey: key, ...VISIBLE }, TEST).lean<StoredMockTest[]>(),
    ]);
    if (exam === null) return undefined;
    return { exam, mockTests: found.sort((left, right) => compareNatural(left.testId, right.testId)) };
  }

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
    async exam(examId: string): Promise<unknown> {
      const found = await examWithTests(examId);
      return found && { data: { ...found.exam, mockTests: found.mockTests } };
    },

    /** @returns undefined when there is no such exam */
    async mockTests(examId: string): Promise<unknown> {
      const found = await examWithTests(examId);
      return found && { data: found.mockTests };
    },

    /** @returns undefined when there is no such mock test */
    async questions(testId: string): Promise<unknown> {
      const key = testId.toLowerCase();
      const test = await tests
        .findOne({ key, ...VISIBLE }, { ...TEST, examKey: 1, revision: 1 })
        .lean<StoredMockTest>();
      if (test === null) return undefined;
      const { examKey: address, revision = '', ...shown } = test;
      const [exam, set] = await Promise.all([
        exams.findOne({ key: address, ...VISIBLE }, { _id: 0 }).lean<StoredExam>(),
        sets.findOne({ testKey: key, revision }, { _id: 0 }).lean<StoredQuestionSet>(),
      ]);
      if (exam === null || set === null) return undefined;
      const math = Object.fromEntries(set.math.map(({ tex, mathml }) => [tex, mathml]));
      const { duration = exam.duration } = test;
      const meta = { ...shown, duration, examId: exam.examId, examTitle: exam.title, math, revision };
      return { data: set.questions, duration, meta };
    },
  };
}
