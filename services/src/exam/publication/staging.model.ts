import { type Model, Schema } from 'mongoose';

/** Questions that a bulk load staged and has not published yet. */
export interface StoredStaging {
  batch: string;
  at: Date;
  sets: { testKey: string; revision: string }[];
}

export const STAGING = 'Staging';
export type StagingModel = Model<StoredStaging>;
export const stagingModelSchema = new Schema<StoredStaging>(
  {
    batch: { type: String, required: true },
    at: { type: Date, required: true },
    sets: [Schema.Types.Mixed],
  },
  { collection: 'stagings', versionKey: false },
);
stagingModelSchema.index({ batch: 1 });
stagingModelSchema.index({ at: 1 });
