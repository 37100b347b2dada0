import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { STATISTICS, type StoredStatistics } from './statistics.model.js';
import type { StatisticsModel } from './statistics.model.js';

/** The response to one question of a submission. */
export interface QuestionResponse {
  /** Zero-based index of the question in its revision. */
  index: number;
  /** Option index, or null if it was skipped. */
  chosen: number | null;
}

@Injectable()
export class StatisticsRepository {
  constructor(@InjectModel(STATISTICS) private readonly statistics: StatisticsModel) {}

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
