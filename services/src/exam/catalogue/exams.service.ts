import { Injectable } from '@nestjs/common';
import type { Exam, MockTest, QuestionsResponse, TestMeta } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { compareNatural } from '@mockingbird/remote-kit';
import { notFound } from '../../http/response/problem.js';
import type { StoredExam, StoredMockTest } from './models.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository } from './mock-test.repository.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { testKey } from './test-key.js';

const byTestId = (left: MockTest, right: MockTest) => compareNatural(left.testId, right.testId);

/** One exam, its tests, and the questions of a test. */
const hasFormer = ({ addresses = [] }: { addresses?: string[] }): boolean => addresses.length > 1;

/** @returns present and former ids, if the test or its exam was renamed */
const formerAddresses = (test: StoredMockTest, exam: StoredExam): Pick<TestMeta, 'addresses'> =>
  hasFormer(test) || hasFormer(exam)
    ? {
        addresses: {
          test: [...new Set([...(test.formerIds ?? []), test.testId])],
          exam: exam.addresses ?? [exam.key],
        },
      }
    : { addresses: undefined };

@Injectable()
export class ExamsService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
  ) {}

  /**
   * @param id id or key of an exam
   * @throws ProblemError MB-1003
   */
  async exam(id: string): Promise<Exam> {
    const exam = await this.findVisible(id);
    const tests = await this.tests.listByExam(exam.key);
    return { ...exam, updatedAt: exam.updatedAt.toISOString(), mockTests: tests.sort(byTestId) };
  }

  /**
   * @param id id or key of an exam
   * @throws ProblemError MB-1003
   */
  async mockTests(id: string): Promise<MockTest[]> {
    const { key } = await this.findVisible(id);
    const tests = await this.tests.listByExam(key);
    return tests.sort(byTestId);
  }

  /**
   * Finds a visible exam by its id or by a former one.
   * @param id id or key of an exam
   * @throws ProblemError MB-1003
   */
  async findVisible(id: string): Promise<StoredExam> {
    const exam = await this.exams.find(examKey(id));
    if (exam === null) throw notFound('Exam not found');
    return exam;
  }

  /**
   * The published questions of a test. The list is empty before the first publication.
   * @throws ProblemError MB-1003
   */
  async questions(testId: string): Promise<QuestionsResponse> {
    const test = await this.tests.find(testKey(testId));
    if (test === null) throw notFound('Mock test not found');
    const revision = test.revision ?? '';
    const [exam, set] = await Promise.all([
      this.exams.find(test.examKey),
      revision === '' ? null : this.sets.find(test.key, revision),
    ]);
    if (exam === null) throw notFound('Mock test not found');
    if (set === null && revision !== '') return this.retryQuestions(testId, revision);
    const math = Object.fromEntries(set?.math.map(({ tex, mathml }) => [tex, mathml]) ?? []);
    const { duration = exam.duration, addresses: _, ...stored } = test;
    return {
      data: set?.questions ?? [],
      duration,
      meta: {
        ...stored,
        duration,
        examId: exam.examId,
        examTitle: exam.title,
        math,
        revision,
        ...formerAddresses(test, exam),
      },
    };
  }

  /** Handles questions that were replaced and removed between two reads: reads the test again. */
  private async retryQuestions(testId: string, missing: string): Promise<QuestionsResponse> {
    const test = await this.tests.find(testKey(testId));
    if (test?.revision === missing)
      throw new Error(`The published question set ${missing} of ${testId} is missing in the database.`);
    return this.questions(testId);
  }
}
