import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { COUNTED_TOKEN, type CountedTokenModel } from './counted-token.model.js';
import { SKIPPED } from './score-sums.js';
import { STATISTICS, type StoredScores, type StoredStatistics } from './statistics.model.js';
import type { StatisticsModel } from './statistics.model.js';

/** Milliseconds for which a token is remembered: 40 days, longer than a device keeps trying. */
const TOKEN_MS = 3_456_000_000;

/** The response to one question of a submission. */
export interface QuestionResponse {
  /** Zero-based index of the question in its revision. */
  index: number;
  /** Option index, or null if it was skipped. */
  chosen: number | null;
}

/** What is counted of a submission. */
export interface CountedSubmission {
  responses: readonly QuestionResponse[];
  /** Number of right answers. */
  score: number;
  /** Zero-based indexes of the questions that were answered correctly, if the submission has all questions. */
  complete?: readonly number[];
  /** Hashes of all questions of the revision. Called only if they are not stored yet. */
  hashes: () => string[];
}

export type CountedRevision = Pick<StoredStatistics, 'revision' | 'submissions'>;

@Injectable()
export class StatisticsRepository {
  constructor(
    @InjectModel(STATISTICS) private readonly statistics: StatisticsModel,
    @InjectModel(COUNTED_TOKEN) private readonly tokens: CountedTokenModel,
  ) {}

  /**
   * Reserves the token of a submission.
   * @returns false when the token is taken: the submission is counted
   */
  async reserveToken(token: string): Promise<boolean> {
    try {
      await this.tokens.create({ _id: token, expires: new Date(Date.now() + TOKEN_MS) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Releases the token of a submission that could not be counted, so that it can be sent again. */
  async releaseToken(token: string): Promise<void> {
    await this.tokens.deleteOne({ _id: token }).exec();
  }

  /** Adds one submission in one operation. */
  async add(testKey: string, revision: string, submission: CountedSubmission): Promise<void> {
    const update = { $inc: toIncrements(submission) };
    if (await this.increment(testKey, revision, update)) return;
    // There is no document yet, or one of an earlier version, which stored no hashes.
    const $set = { hashes: submission.hashes() };
    try {
      await this.statistics.updateOne({ testKey, revision }, { ...update, $set }, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another request created the document at the same time.
      await this.increment(testKey, revision, update);
    }
  }

  find(testKey: string, revision: string): Promise<StoredStatistics | null> {
    return this.statistics.findOne({ testKey, revision }, { _id: 0 }).lean<StoredStatistics>().exec();
  }

  /** @returns the sums of a revision, and those of other revisions of the test that share a question with it, by their hashes */
  findShared(
    testKey: string,
    revision: string,
    hashes: readonly string[],
  ): Promise<Pick<StoredStatistics, 'revision' | 'scores' | 'hashes'>[]> {
    return this.statistics
      .find(
        { testKey, $or: [{ revision }, { hashes: { $in: [...hashes] } }] },
        { _id: 0, revision: 1, scores: 1, hashes: 1 },
      )
      .lean<Pick<StoredStatistics, 'revision' | 'scores' | 'hashes'>[]>()
      .exec();
  }

  /** @returns all revisions with statistics */
  listRevisions(testKey: string): Promise<CountedRevision[]> {
    return this.statistics
      .find({ testKey }, { _id: 0, revision: 1, submissions: 1 })
      .lean<CountedRevision[]>()
      .exec();
  }

  /** @returns the number of scored attempts of each test, over all its revisions, by test key */
  async countScored(): Promise<Map<string, number>> {
    const found = await this.statistics
      .find({ 'scores.submissions': { $gt: 0 } }, { _id: 0, testKey: 1, 'scores.submissions': 1 })
      .lean<{ testKey: string; scores: Pick<StoredScores, 'submissions'> }[]>()
      .exec();
    const counts = new Map<string, number>();
    for (const { testKey, scores } of found) {
      counts.set(testKey, (counts.get(testKey) ?? 0) + scores.submissions);
    }
    return counts;
  }

  /** @returns false when the revision has no statistics with hashes yet */
  private async increment(
    testKey: string,
    revision: string,
    update: { $inc: Record<string, number> },
  ): Promise<boolean> {
    const filter = { testKey, revision, hashes: { $exists: true } };
    return (await this.statistics.updateOne(filter, update).exec()).matchedCount > 0;
  }
}

/** @returns the sums that a submission increments, by their paths in the document */
function toIncrements({ responses, score, complete }: CountedSubmission): Record<string, number> {
  const squares = score * score;
  const ofQuestions = responses.flatMap(({ index, chosen }): [string, number][] => {
    const scores = `scores.questions.${index}`;
    const choice = chosen ?? SKIPPED;
    return [
      [`questions.${index}.${chosen === null ? 'skipped' : `chosen.${chosen}`}`, 1],
      [`${scores}.counts.${choice}`, 1],
      [`${scores}.sums.${choice}`, score],
      [`${scores}.squares`, squares],
    ];
  });
  return {
    submissions: 1,
    'scores.submissions': 1,
    'scores.sum': score,
    'scores.squares': squares,
    ...(complete !== undefined && {
      'scores.complete.submissions': 1,
      'scores.complete.sum': score,
      'scores.complete.squares': squares,
      ...Object.fromEntries(complete.map((index) => [`scores.complete.right.${index}`, 1])),
    }),
    ...Object.fromEntries(ofQuestions),
  };
}
