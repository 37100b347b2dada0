import { Injectable } from '@nestjs/common';
import type { Question } from '@mockingbird/contracts';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import { QuestionSetRepository } from './question-set.repository.js';
import { testKey } from '../catalogue/test-key.js';

/** A test, and the questions of each of its revisions that is kept. */
@Injectable()
export class TestRevisionsService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
  ) {}

  /** As students see it: a hidden one is not there, and neither is one of a hidden exam. */
  async shown(testId: string): Promise<StoredMockTest | null> {
    const test = await this.tests.find(testKey(testId));
    return test !== null && (await this.exams.isShown(test.examKey)) ? test : null;
  }

  /** A hidden one too. */
  any(testId: string): Promise<StoredMockTest | null> {
    return this.tests.findAny(testKey(testId));
  }

  /** @returns undefined when the revision is not kept (any more) */
  async questions(test: Pick<StoredMockTest, 'key'>, revision: string): Promise<Question[] | undefined> {
    return revision === '' ? undefined : (await this.sets.find(test.key, revision))?.questions;
  }
}
