import { Injectable } from '@nestjs/common';
import type { Question, RevisionEntry, Submission, TestStatistics } from '@mockingbird/contracts';
import { invalid, notFound } from '../../http/response/problem.js';
import { RateLimits } from '../../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../../rate-limit/rules.js';
import type { StoredMockTest } from '../catalogue/models.js';
import { ChangesService } from '../changes/changes.service.js';
import { computeItemStatistics } from './item-statistics.js';
import { questionHash } from './question-hash.js';
import { ItemScores } from './score-sums.js';
import type { StoredStatistics } from './statistics.model.js';
import { StatisticsRepository } from './statistics.repository.js';
import { findRightAnswers, toQuestionResponses } from './submitted-responses.js';
import { computeTestFigures } from './test-figures.js';
import { TestRevisionsService } from '../questions/test-revisions.service.js';

const COUNTED = 'Counted.';
const NOT_COUNTED = 'Not counted: these questions are no longer stored.';

/** Item statistics: sums of the students' responses. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly revisions: TestRevisionsService,
    private readonly changes: ChangesService,
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
    const responses = toQuestionResponses(questions, answers);
    const right = findRightAnswers(questions, responses);
    await this.countOnce(token, test.key, revision, {
      responses,
      score: right.length,
      ...(responses.length === questions.length && { complete: right }),
      hashes: () => questions.map(questionHash),
    });
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
   * @param requested a revision. By default the published one, or the newest stored one with submissions if it has none
   * @throws ProblemError MB-1003 if the test or the revision does not exist
   */
  async get(testId: string, requested?: string): Promise<TestStatistics> {
    const test = await this.revisions.findAny(testId);
    if (test === null) throw notFound('Mock test not found');
    const revisions = await this.listRevisions(test, requested);
    const revision = requested ?? chooseRevision(revisions, test.revision ?? '');
    const [questions, sums] = await Promise.all([
      this.revisions.getQuestions(test, revision),
      this.statistics.find(test.key, revision),
    ]);
    if (questions === undefined && requested !== undefined) throw notFound('Revision not found');
    return {
      testId: test.testId,
      revision,
      submissions: sums?.submissions ?? 0,
      ...computeStatistics(questions ?? [], sums),
      revisions,
    };
  }

  /** @returns the published and the requested revision, and all with statistics, newest first */
  private async listRevisions(test: StoredMockTest, requested = ''): Promise<RevisionEntry[]> {
    const counted = await this.statistics.listRevisions(test.key);
    const submissions = new Map(counted.map((entry) => [entry.revision, entry.submissions]));
    for (const revision of [test.revision ?? '', requested]) {
      if (revision !== '' && !submissions.has(revision)) submissions.set(revision, 0);
    }
    const names = [...submissions.keys()];
    const [publications, stored] = await Promise.all([
      this.changes.findFirstPublications(test.key, names),
      this.revisions.findStored(test, names),
    ]);
    const entries = names.map((revision): RevisionEntry => {
      const first = publications.get(revision);
      return {
        revision,
        submissions: submissions.get(revision) ?? 0,
        published: revision === test.revision,
        stored: stored.has(revision),
        ...(first && { at: first.at.toISOString(), by: first.by }),
      };
    });
    return entries.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
  }
}

/** @returns the published revision, or the newest stored one with submissions if it has none */
function chooseRevision(revisions: readonly RevisionEntry[], published: string): string {
  const readable = revisions.filter(({ stored, submissions }) => stored && submissions > 0);
  const chosen = readable.find(({ revision }) => revision === published) ?? readable[0];
  return chosen?.revision ?? published;
}

/** Computes the statistics of all questions and of their test. */
function computeStatistics(
  questions: readonly Question[],
  sums: StoredStatistics | null,
): Pick<TestStatistics, 'questions' | 'test'> {
  const scoresOf = (index: number) => sums?.scores?.questions[String(index)];
  const items = questions.map((question, index) =>
    computeItemStatistics(
      question,
      { counts: sums?.questions[String(index)], scores: scoresOf(index) },
      questions.length,
    ),
  );
  const shares = questions.map(({ correctAnswer }, index) => {
    const scores = new ItemScores(scoresOf(index) ?? {}, correctAnswer);
    const { scored } = scores;
    return { scored, shareRight: scored === 0 ? 0 : scores.count(correctAnswer) / scored };
  });
  return { questions: items, test: computeTestFigures(shares, sums?.scores) };
}
