import { Injectable } from '@nestjs/common';
import type { StoredExamAnswer, StoredMockTestAnswer, StoredQuestionsAnswer } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { CatalogueService } from '../exam/catalogue/catalogue.service.js';
import { testKey } from '../exam/catalogue/test-key.js';
import { TestRevisionsService } from '../exam/questions/test-revisions.service.js';
import { notFound } from '../http/response/problem.js';

/** Stored exams, mock tests and questions, visible or hidden, for admins. The response schema removes undeclared fields. */
@Injectable()
export class StoredContentService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly revisions: TestRevisionsService,
  ) {}

  /** @throws ProblemError MB-1003 if the exam does not exist */
  async exam(id: string): Promise<StoredExamAnswer> {
    const stored = await this.catalogue.exam(examKey(id));
    if (stored === null) throw notFound('There is no such exam.');
    return { exam: stored, revision: stored.contentHash };
  }

  /** @throws ProblemError MB-1003 if the test does not exist */
  async mockTest(id: string): Promise<StoredMockTestAnswer> {
    const stored = await this.catalogue.mockTest(testKey(id));
    if (stored === null) throw notFound('There is no such mock test.');
    const exam = await this.catalogue.exam(stored.examKey);
    return { examId: exam?.examId ?? stored.examKey, mockTest: stored, revision: stored.contentHash };
  }

  /** @throws ProblemError MB-1003 if the test does not exist or has no questions */
  async questions(id: string): Promise<StoredQuestionsAnswer> {
    const stored = await this.catalogue.mockTest(testKey(id));
    if (stored === null) throw notFound('There is no such mock test.');
    const { testId, revision = '' } = stored;
    const questions = await this.revisions.getQuestions(stored, revision);
    if (questions === undefined) throw notFound('The mock test has no questions.');
    return { testId, questions, revision };
  }
}
