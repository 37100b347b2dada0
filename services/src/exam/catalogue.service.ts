import { Inject, Injectable } from '@nestjs/common';
import type { Question } from '@mockingbird/contracts';
import { Revisions } from '../cache/revisions.service.js';
import { CLOCK, type Clock } from '../tokens.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository, type UploadedMockTest } from './mock-test.repository.js';
import type { StoredExam, StoredMockTest } from './models.js';
import { QuestionSetRepository } from './question-set.repository.js';

/** What an upload did: stored it, found the same content, or met another id in its place. */
export type Outcome = 'stored' | 'unchanged' | 'taken';

/** Writes exams, tests and questions, for the module that checks uploads. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
    private readonly revisions: Revisions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  isEmpty(): Promise<boolean> {
    return this.exams.isEmpty();
  }

  /** @param key the exam's address */
  exam(key: string): Promise<StoredExam | null> {
    return this.exams.find(key);
  }

  /** @param key the test's id in lower case */
  mockTest(key: string): Promise<StoredMockTest | null> {
    return this.tests.find(key);
  }

  /** @param weight absent keeps what the exam has */
  async putExam(exam: Omit<StoredExam, 'updatedAt' | 'weight'>, weight?: number): Promise<Outcome> {
    const before = await this.exams.find(exam.key);
    if (before?.contentHash === exam.contentHash) return 'unchanged';
    const stored = await this.revisions.change('catalogue', () =>
      this.exams.put({
        ...exam,
        weight: weight ?? before?.weight ?? 0,
        updatedAt: new Date(this.clock()),
      }),
    );
    return stored ? 'stored' : 'taken';
  }

  async putMockTest(test: UploadedMockTest): Promise<Outcome> {
    const before = await this.tests.find(test.key);
    if (before !== null && (before.examKey !== test.examKey || before.testId !== test.testId)) return 'taken';
    if (before?.contentHash === test.contentHash) return 'unchanged';
    const stored = await this.revisions.change('catalogue', () => this.tests.put(test));
    return stored ? 'stored' : 'taken';
  }

  /**
   * Publishes questions: they are stored first, where nobody sees them, then one field of the test lets students see
   * them. A failure in between leaves what was published before.
   * @param revision hash of the questions
   * @param renderMath called when the questions are new
   */
  async publishQuestions(
    test: Pick<StoredMockTest, 'key' | 'revision'>,
    revision: string,
    questions: Question[],
    renderMath: () => { tex: string; mathml: string }[],
  ): Promise<Exclude<Outcome, 'taken'>> {
    if (test.revision === revision) return 'unchanged';
    const createdAt = new Date(this.clock());
    await this.sets.add({ testKey: test.key, revision, questions, math: renderMath(), createdAt });
    await this.revisions.change('catalogue', () => this.tests.publish(test.key, revision, test.revision));
    return 'stored';
  }
}
