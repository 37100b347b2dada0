import { Injectable } from '@nestjs/common';
import type { Fault, Question, Submission, TestStatistics } from '@mockingbird/contracts';
import { invalid, notFound } from '../../http/response/problem.js';
import { RateLimits } from '../../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../../rate-limit/rules.js';
import { itemStatistics } from './item-statistics.js';
import { type Choice, StatisticsRepository } from './statistics.repository.js';
import { TestRevisionsService } from '../questions/test-revisions.service.js';

const COUNTED = 'Counted.';
const NOT_COUNTED = 'Not counted: these questions are no longer kept.';

/** What students chose, as sums. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly revisions: TestRevisionsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Adds a test that was handed in to the sums of its revision. A test may be published anew while somebody takes it:
   * an earlier revision is counted apart while its questions are kept, and let pass uncounted after.
   * @param address of the client, as limits count it; it is not stored
   * @throws ProblemError MB-1002 with every fault, MB-1006
   */
  async add({ testId, revision, answers }: Submission, address: string): Promise<string> {
    await this.limits.take(RATE_RULES.statisticsByAddress, address);
    const test = await this.revisions.shown(testId);
    if (test === null) throw invalid([{ path: '/testId', message: 'There is no such mock test' }]);
    const questions = await this.revisions.questions(test, revision);
    if (questions === undefined) return NOT_COUNTED;
    await this.statistics.add(test.key, revision, choicesOf(questions, answers));
    return COUNTED;
  }

  /**
   * @param revision absent means the published one
   * @throws ProblemError MB-1003 when there is no such test, or no such revision
   */
  async of(testId: string, revision?: string): Promise<TestStatistics> {
    const test = await this.revisions.any(testId);
    if (test === null) throw notFound('Mock test not found');
    const wanted = revision ?? test.revision ?? '';
    const [questions, sums, revisions] = await Promise.all([
      this.revisions.questions(test, wanted),
      this.statistics.find(test.key, wanted),
      this.statistics.revisions(test.key),
    ]);
    if (questions === undefined && revision !== undefined) throw notFound('Revision not found');
    return {
      testId: test.testId,
      revision: wanted,
      submissions: sums?.submissions ?? 0,
      questions: (questions ?? []).map((question, place) =>
        itemStatistics(question, sums?.questions[String(place)]),
      ),
      revisions: revisions.map((known) => ({ ...known, published: known.revision === test.revision })),
    };
  }
}

/** @throws ProblemError MB-1002 for unknown and repeated questions and options that a question does not have */
function choicesOf(questions: readonly Question[], answers: Submission['answers']): Choice[] {
  const places = new Map(questions.map(({ questionId }, place) => [questionId, place]));
  const seen = new Set<string>();
  const faults: Fault[] = [];
  const choices: Choice[] = [];
  for (const [index, { questionId, chosen }] of answers.entries()) {
    const place = places.get(questionId);
    const options = place === undefined ? 0 : (questions[place]?.options.length ?? 0);
    if (place === undefined) {
      faults.push({ path: `/answers/${index}/questionId`, message: 'There is no such question in the test' });
    } else if (seen.has(questionId)) {
      faults.push({ path: `/answers/${index}/questionId`, message: 'Answered twice' });
    } else if (chosen !== null && chosen >= options) {
      faults.push({
        path: `/answers/${index}/chosen`,
        message: `The question has the options 0 to ${options - 1}`,
      });
    } else choices.push({ place, chosen });
    seen.add(questionId);
  }
  if (faults.length > 0) throw invalid(faults);
  return choices;
}
