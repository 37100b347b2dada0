import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { STATISTICS, type StoredStatistics } from './statistics.model.js';
import type { StatisticsModel } from './statistics.model.js';

/** What was chosen for one question of a submission. */
export interface Choice {
  /** The question's place in its revision, from zero. */
  place: number;
  /** Option index, or null when it was skipped. */
  chosen: number | null;
}

@Injectable()
export class StatisticsRepository {
  constructor(@InjectModel(STATISTICS) private readonly statistics: StatisticsModel) {}

  /** Adds one submission, in one step. */
  async add(testKey: string, revision: string, choices: readonly Choice[]): Promise<void> {
    const counters = choices.map(({ place, chosen }) => [
      `questions.${place}.${chosen === null ? 'skipped' : `chosen.${chosen}`}`,
      1,
    ]);
    const update = { $inc: { submissions: 1, ...Object.fromEntries(counters) } };
    try {
      await this.statistics.updateOne({ testKey, revision }, update, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another request made the document at the same moment.
      await this.statistics.updateOne({ testKey, revision }, update).exec();
    }
  }

  find(testKey: string, revision: string): Promise<StoredStatistics | null> {
    return this.statistics.findOne({ testKey, revision }, { _id: 0 }).lean<StoredStatistics>().exec();
  }

  /** @returns every revision that has statistics */
  revisions(testKey: string): Promise<Pick<StoredStatistics, 'revision' | 'submissions'>[]> {
    return this.statistics
      .find({ testKey }, { _id: 0, revision: 1, submissions: 1 })
      .lean<Pick<StoredStatistics, 'revision' | 'submissions'>[]>()
      .exec();
  }
}
