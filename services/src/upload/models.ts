import { type Model, Schema } from 'mongoose';

/** How far the seed came; absent when it never ran. */
export interface StoredSeedMark {
  name: string;
  done: boolean;
}

export const SEED_MARK = 'SeedMark';
export type SeedMarkModel = Model<StoredSeedMark>;
export const seedMarkModelSchema = new Schema<StoredSeedMark>(
  { name: { type: String, required: true }, done: { type: Boolean, required: true } },
  { collection: 'seedMarks', versionKey: false },
);
seedMarkModelSchema.index({ name: 1 }, { unique: true });
