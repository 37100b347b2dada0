import { type Model, Schema } from 'mongoose';

/** Responses to one question by option index, and skips. Absent counters are zero. */
export interface StoredCounts {
  skipped?: number;
  chosen?: Readonly<Record<string, number>>;
}

/**
 * Sums of the responses to one revision of a test. Each submission increments them in one operation, so that no single
 * submission can be recovered.
 */
export interface StoredStatistics {
  testKey: string;
  revision: string;
  /** Number of submitted attempts. */
  submissions: number;
  /** By the zero-based index of the question in its revision: ids may not be valid field names. */
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
