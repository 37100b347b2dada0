import { Injectable } from '@nestjs/common';
import type { Exam, MockTest, QuestionsResponse } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { compareNatural } from '@mockingbird/remote-kit';
import { notFound } from '../../http/response/problem.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository } from './mock-test.repository.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { testKey } from './test-key.js';

const byTestId = (left: MockTest, right: MockTest) => compareNatural(left.testId, right.testId);

/** One exam, its tests, and the questions of a test. */
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
    const key = examKey(id);
    const [exam, tests] = await Promise.all([this.exams.find(key), this.tests.listByExam(key)]);
    if (exam === null) throw notFound('Exam not found');
    return { ...exam, updatedAt: exam.updatedAt.toISOString(), mockTests: tests.sort(byTestId) };
  }

  /**
   * @param id id or key of an exam
   * @throws ProblemError MB-1003
   */
  async mockTests(id: string): Promise<MockTest[]> {
    const key = examKey(id);
    const [exam, tests] = await Promise.all([this.exams.find(key), this.tests.listByExam(key)]);
    if (exam === null) throw notFound('Exam not found');
    return tests.sort(byTestId);
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
    const { duration = exam.duration } = test;
    return {
      data: set?.questions ?? [],
      duration,
      meta: { ...test, duration, examId: exam.examId, examTitle: exam.title, math, revision },
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
