import { type Model, Schema } from 'mongoose';
import type { StoredItemScores } from './score-sums.js';

/** Responses to one question by option index, and skips. Absent counters are zero. */
export interface StoredCounts {
  skipped?: number;
  chosen?: Readonly<Record<string, number>>;
}

/** Sums of the submissions that answered or skipped every question. Without single submissions, only these have a reliability. */
export interface CompleteScores extends Pick<StoredScores, 'submissions' | 'sum' | 'squares'> {
  /** Number of right answers, by the zero-based index of the question. Absent numbers are zero. */
  right?: Readonly<Record<string, number>>;
}

/**
 * Sums of the scores of submissions, by test and by question. They have counts of their own: the counts beside them include
 * submissions from before scores were added.
 */
export interface StoredScores {
  /** Number of scored attempts. */
  submissions: number;
  /** Sum of the scores. A score is the number of right answers. */
  sum: number;
  /** Sum of the squares of the scores. */
  squares: number;
  /** By the zero-based index of the question in its revision. */
  questions: Readonly<Record<string, StoredItemScores>>;
  /** Absent before the first submission with all questions. Earlier versions did not sum these up. */
  complete?: CompleteScores;
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
  /** Absent if the revision had no submission since scores are added. */
  scores?: StoredScores;
  /** Hashes of the questions, in their order. With them sums are found after the questions were removed. */
  hashes?: readonly string[];
}

export const STATISTICS = 'Statistics';
export type StatisticsModel = Model<StoredStatistics>;
export const statisticsModelSchema = new Schema<StoredStatistics>(
  {
    testKey: { type: String, required: true },
    revision: { type: String, required: true },
    submissions: { type: Number, required: true },
    questions: { type: Schema.Types.Mixed, required: true },
    scores: Schema.Types.Mixed,
    hashes: { type: [String], default: undefined },
  },
  { collection: 'statistics', versionKey: false, minimize: false },
);
statisticsModelSchema.index({ testKey: 1, revision: 1 }, { unique: true });
// Scored attempts are counted without reading the sums.
statisticsModelSchema.index({ 'scores.submissions': 1, testKey: 1 }, { sparse: true });
