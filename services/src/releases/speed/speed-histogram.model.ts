import type { SpeedMeasure } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** Samples of one measure, on one route of a version, in one time slot. It contains nothing about visitors. */
export interface StoredSpeedHistogram {
  remote: string;
  version: string;
  route: string;
  measure: SpeedMeasure;
  /** Start of the slot. */
  slot: Date;
  /** Bucket index to number of samples. */
  counts: Record<string, number>;
  /** MongoDB removes the document at this time. */
  expires: Date;
}

export const SPEED_HISTOGRAM = 'SpeedHistogram';
export type SpeedHistogramModel = Model<StoredSpeedHistogram>;
export const speedHistogramModelSchema = new Schema<StoredSpeedHistogram>(
  {
    remote: { type: String, required: true },
    version: { type: String, required: true },
    route: { type: String, required: true },
    measure: { type: String, required: true },
    slot: { type: Date, required: true },
    counts: { type: Schema.Types.Mixed, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'speedHistograms', versionKey: false },
);
speedHistogramModelSchema.index({ remote: 1, version: 1, slot: 1, route: 1, measure: 1 }, { unique: true });
speedHistogramModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
