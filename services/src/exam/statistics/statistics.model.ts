import { type Model, Schema } from 'mongoose';

/** What was chosen for one question, by option index; `skipped` beside. Absent counters are zero. */
export interface StoredCounts {
  skipped?: number;
  chosen?: Readonly<Record<string, number>>;
}

/**
 * What was chosen in one revision of a test: sums only, raised in one step per submission, so that no single submission
 * can be found in it.
 */
export interface StoredStatistics {
  testKey: string;
  revision: string;
  /** Tests that were handed in. */
  submissions: number;
  /** By the question's place in its revision, from zero: ids make no good field names. */
  questions: Readonly<Record<string, StoredCounts>>;
}

export const STATISTICS = 'Statistics';
export type StatisticsModel = Model<StoredStatistics>;
export const statisticsModelSchema = new Schema<StoredStatistics>(
  {
    testKey: { type: String, required: true },
    revision: { type: String, required: true },
    submissions: { type: Number, required: true },
    questions: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'statistics', versionKey: false, minimize: false },
);
statisticsModelSchema.index({ testKey: 1, revision: 1 }, { unique: true });
