import { type Model, Schema } from 'mongoose';

/** How far the seed came; absent when it never ran. */
export interface StoredSeedMark {
  name: string;
  done: boolean;
  /** Whether something of the bank was left out since it was faulty. */
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
