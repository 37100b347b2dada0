import { Injectable } from '@nestjs/common';
import type { Question } from '@mockingbird/contracts';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import type { StoredQuestionSet } from './question-set.model.js';
import { QuestionSetRepository } from './question-set.repository.js';
import { testKey } from '../catalogue/test-key.js';

/** Finds a test and the questions of its stored revisions. */
@Injectable()
export class TestRevisionsService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
  ) {}

  /** Finds a test that students can see: neither the test nor its exam is hidden. */
  async findVisible(testId: string): Promise<StoredMockTest | null> {
    const test = await this.tests.find(testKey(testId));
    return test !== null && (await this.exams.isVisible(test.examKey)) ? test : null;
  }

  /** Finds a visible or hidden test. */
  findAny(testId: string): Promise<StoredMockTest | null> {
    return this.tests.findAny(testKey(testId));
  }

  /** @returns the questions of a revision with their formulas; undefined when it is not stored */
  async getSet(
    { key }: Pick<StoredMockTest, 'key'>,
    revision: string,
  ): Promise<Pick<StoredQuestionSet, 'questions' | 'math'> | undefined> {
    return (await this.sets.find(key, revision)) ?? undefined;
  }

  /** @returns the number of questions of each stored revision of a test */
  async countQuestions({ key }: Pick<StoredMockTest, 'key'>): Promise<Map<string, number>> {
    return this.sets.countByRevision(key);
  }

  /** @returns undefined when the revision is not stored */
  async getQuestions(test: Pick<StoredMockTest, 'key'>, revision: string): Promise<Question[] | undefined> {
    return revision === '' ? undefined : (await this.sets.find(test.key, revision))?.questions;
  }

  /** @returns those of the revisions whose questions are stored */
  async findStored(
    test: Pick<StoredMockTest, 'key'>,
    revisions: readonly string[],
  ): Promise<ReadonlySet<string>> {
    return new Set(await this.sets.findStored(test.key, revisions));
  }
}
