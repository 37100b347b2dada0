import { Injectable } from '@nestjs/common';
import type { Issue, Question, Submission, TestStatistics } from '@mockingbird/contracts';
import { invalid, notFound } from '../../http/response/problem.js';
import { RateLimits } from '../../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../../rate-limit/rules.js';
import { computeItemStatistics } from './item-statistics.js';
import { type QuestionResponse, StatisticsRepository } from './statistics.repository.js';
import { TestRevisionsService } from '../questions/test-revisions.service.js';

const COUNTED = 'Counted.';
const NOT_COUNTED = 'Not counted: these questions are no longer stored.';

/** Item statistics: sums of the students' responses. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly revisions: TestRevisionsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Adds a submission to the sums of its revision. New questions may be published during an attempt: an earlier revision is
   * counted separately while its questions are stored, and accepted without counting afterwards.
   * A token that was counted before is accepted without counting.
   * @param address the client's network, as rate limits count it; it is not stored
   * @throws ProblemError MB-1002 with every issue, MB-1006
   */
  async add({ testId, revision, answers, token }: Submission, address: string): Promise<string> {
    await this.limits.take(RATE_RULES.statisticsByAddress, address);
    const test = await this.revisions.findVisible(testId);
    if (test === null) throw invalid([{ path: '/testId', message: 'There is no such mock test' }]);
    const questions = await this.revisions.getQuestions(test, revision);
    if (questions === undefined) return NOT_COUNTED;
    await this.countOnce(token, test.key, revision, toQuestionResponses(questions, answers));
    return COUNTED;
  }

  private async countOnce(
    token: string | undefined,
    ...counts: Parameters<StatisticsRepository['add']>
  ): Promise<void> {
    if (token === undefined) return this.statistics.add(...counts);
    if (!(await this.statistics.reserveToken(token))) return undefined;
    try {
      return await this.statistics.add(...counts);
    } catch (error) {
      await this.statistics.releaseToken(token);
      throw error;
    }
  }

  /**
   * @param revision by default the published one
   * @throws ProblemError MB-1003 if the test or the revision does not exist
   */
  async get(testId: string, revision?: string): Promise<TestStatistics> {
    const test = await this.revisions.findAny(testId);
    if (test === null) throw notFound('Mock test not found');
    const selected = revision ?? test.revision ?? '';
    const [questions, sums, revisions] = await Promise.all([
      this.revisions.getQuestions(test, selected),
      this.statistics.find(test.key, selected),
      this.statistics.listRevisions(test.key),
    ]);
    if (questions === undefined && revision !== undefined) throw notFound('Revision not found');
    return {
      testId: test.testId,
      revision: selected,
      submissions: sums?.submissions ?? 0,
      questions: (questions ?? []).map((question, index) =>
        computeItemStatistics(question, sums?.questions[String(index)]),
      ),
      revisions: revisions.map((entry) => ({ ...entry, published: entry.revision === test.revision })),
    };
  }
}

/** @throws ProblemError MB-1002 for unknown or repeated questions and invalid options */
function toQuestionResponses(
  questions: readonly Question[],
  answers: Submission['answers'],
): QuestionResponse[] {
  const indexes = new Map(questions.map(({ questionId }, index) => [questionId, index]));
  const seen = new Set<string>();
  const issues: Issue[] = [];
  const responses: QuestionResponse[] = [];
  for (const [position, { questionId, chosen }] of answers.entries()) {
    const index = indexes.get(questionId);
    const options = index === undefined ? 0 : (questions[index]?.options.length ?? 0);
    if (index === undefined) {
      issues.push({
        path: `/answers/${position}/questionId`,
        message: 'There is no such question in the test',
      });
    } else if (seen.has(questionId)) {
      issues.push({ path: `/answers/${position}/questionId`, message: 'Answered twice' });
    } else if (chosen !== null && chosen >= options) {
      issues.push({
        path: `/answers/${position}/chosen`,
        message: `The question has the options 0 to ${options - 1}`,
      });
    } else responses.push({ index, chosen });
    seen.add(questionId);
  }
  if (issues.length > 0) throw invalid(issues);
  return responses;
}
