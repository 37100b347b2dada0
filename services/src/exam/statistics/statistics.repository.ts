import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { COUNTED_TOKEN, type CountedTokenModel } from './counted-token.model.js';
import { STATISTICS, type StoredStatistics } from './statistics.model.js';
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
  async add(testKey: string, revision: string, responses: readonly QuestionResponse[]): Promise<void> {
    const counters = responses.map(({ index, chosen }) => [
      `questions.${index}.${chosen === null ? 'skipped' : `chosen.${chosen}`}`,
      1,
    ]);
    const update = { $inc: { submissions: 1, ...Object.fromEntries(counters) } };
    try {
      await this.statistics.updateOne({ testKey, revision }, update, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another request created the document at the same time.
      await this.statistics.updateOne({ testKey, revision }, update).exec();
    }
  }

  find(testKey: string, revision: string): Promise<StoredStatistics | null> {
    return this.statistics.findOne({ testKey, revision }, { _id: 0 }).lean<StoredStatistics>().exec();
  }

  /** @returns all revisions with statistics */
  listRevisions(testKey: string): Promise<Pick<StoredStatistics, 'revision' | 'submissions'>[]> {
    return this.statistics
      .find({ testKey }, { _id: 0, revision: 1, submissions: 1 })
      .lean<Pick<StoredStatistics, 'revision' | 'submissions'>[]>()
      .exec();
  }
}
