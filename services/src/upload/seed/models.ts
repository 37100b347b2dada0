import { type Model, Schema } from 'mongoose';

/** Progress of the seed; absent if it never ran. */
export interface StoredSeedMark {
  name: string;
  done: boolean;
  /** Whether entries of the bank were left out because of issues. */
  isPartial?: boolean;
}

export const SEED_MARK = 'SeedMark';
export type SeedMarkModel = Model<StoredSeedMark>;
export const seedMarkModelSchema = new Schema<StoredSeedMark>(
  {
    name: { type: String, required: true },
    done: { type: Boolean, required: true },
    isPartial: { type: Boolean },
  },
  { collection: 'seedMarks', versionKey: false },
);
seedMarkModelSchema.index({ name: 1 }, { unique: true });
