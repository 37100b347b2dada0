import { Injectable } from '@nestjs/common';
import { examResponse, mockTestListResponse, questionsResponse } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { CachedAnswers } from '../../cache/response-cache.service.js';
import { type BytesAnswer, jsonAnswer } from '../../http/response/raw-response.js';
import { ExamsService } from './exams.service.js';
import { testKey } from './test-key.js';

/** What students ask for about one exam or test, as ready answers. Every method throws ProblemError MB-1003. */
@Injectable()
export class ExamAnswersService {
  constructor(
    private readonly exams: ExamsService,
    private readonly answers: CachedAnswers,
  ) {}

  /** @param id an exam's id or its address */
  exam(id: string): BytesAnswer | Promise<BytesAnswer> {
    const key = `exam/${examKey(id)}`;
    return this.answers.get({ domain: 'catalogue', key }, async () =>
      jsonAnswer(examResponse, { data: await this.exams.exam(id) }),
    );
  }

  /** @param id an exam's id or its address */
  mockTests(id: string): BytesAnswer | Promise<BytesAnswer> {
    const key = `tests/${examKey(id)}`;
    return this.answers.get({ domain: 'catalogue', key }, async () =>
      jsonAnswer(mockTestListResponse, { data: await this.exams.mockTests(id) }),
    );
  }

  /** The published questions of a test. */
  questions(testId: string): BytesAnswer | Promise<BytesAnswer> {
    const key = `questions/${testKey(testId)}`;
    return this.answers.get({ domain: 'catalogue', key }, async () =>
      jsonAnswer(questionsResponse, await this.exams.questions(testId)),
    );
  }
}
