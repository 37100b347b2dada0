import { Injectable } from '@nestjs/common';
import { examResponse, mockTestListResponse, questionsResponse } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { ResponseCache } from '../../cache/response-cache.service.js';
import { type RawResponse, jsonResponse } from '../../http/response/raw-response.js';
import { ExamsService } from './exams.service.js';
import { testKey } from './test-key.js';

/** Cached responses about one exam or test for students. Every method throws ProblemError MB-1003. */
@Injectable()
export class ExamResponses {
  constructor(
    private readonly exams: ExamsService,
    private readonly cache: ResponseCache,
  ) {}

  /** @param id id or key of an exam */
  exam(id: string): RawResponse | Promise<RawResponse> {
    const key = `exam/${examKey(id)}`;
    return this.cache.get({ domain: 'catalogue', key }, async () =>
      jsonResponse(examResponse, { data: await this.exams.exam(id) }),
    );
  }

  /** @param id id or key of an exam */
  mockTests(id: string): RawResponse | Promise<RawResponse> {
    const key = `tests/${examKey(id)}`;
    return this.cache.get({ domain: 'catalogue', key }, async () =>
      jsonResponse(mockTestListResponse, { data: await this.exams.mockTests(id) }),
    );
  }

  /** The published questions of a test. */
  questions(testId: string): RawResponse | Promise<RawResponse> {
    const key = `questions/${testKey(testId)}`;
    return this.cache.get({ domain: 'catalogue', key }, async () =>
      jsonResponse(questionsResponse, await this.exams.questions(testId)),
    );
  }
}
