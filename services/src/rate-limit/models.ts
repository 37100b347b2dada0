import { Schema } from 'mongoose';

/** Calls of one subject in the current window. The rate-limit library defines this shape. */
interface StoredRateLimit {
  /** Rule, window and a keyed hash of the subject: no address or name is stored. */
  key: string;
  points: number;
  /** End of the window; MongoDB removes the document at this time. */
  expire: Date;
}

export const RATE_LIMIT = 'RateLimit';
export const RATE_LIMITS_COLLECTION = 'rateLimits';
export const rateLimitModelSchema = new Schema<StoredRateLimit>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { collection: RATE_LIMITS_COLLECTION, versionKey: false },
);
rateLimitModelSchema.index({ key: 1 }, { unique: true });
rateLimitModelSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
