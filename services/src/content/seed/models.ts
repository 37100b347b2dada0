import type { ArticleSource, PostSource } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** The last version of a shipped entry that the seed stored. */
export interface StoredSeededEntry {
  /** Kind and key, such as `post/how-marks-are-counted`. */
  name: string;
  /** Hash of the entry as it shipped. */
  hash: string;
  /** The article or post as it shipped. It comes back when its replacement is deleted. */
  source?: ArticleSource | PostSource;
}

export const SEEDED_ENTRY = 'SeededEntry';
export type SeededEntryModel = Model<StoredSeededEntry>;
export const seededEntryModelSchema = new Schema<StoredSeededEntry>(
  {
    name: { type: String, required: true },
    hash: { type: String, required: true },
    source: Schema.Types.Mixed,
  },
  { collection: 'seededEntries', versionKey: false, minimize: false },
);
seededEntryModelSchema.index({ name: 1 }, { unique: true });

/** Files and entries that the last seed left out. */
export interface StoredSeedIssues {
  _id: string;
  issues: string[];
}

export const SEED_ISSUES = 'SeedIssues';
export type SeedIssuesModel = Model<StoredSeedIssues>;
export const seedIssuesModelSchema = new Schema<StoredSeedIssues>(
  { _id: { type: String, required: true }, issues: [String] },
  { collection: 'seedIssues', versionKey: false },
);
