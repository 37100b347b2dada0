import { Schema } from 'mongoose';

/** How much of a limit one subject has used in the window that is running. The library that counts owns this shape. */
interface StoredRateLimit {
  /** Limit, window and a keyed hash of the subject: no address or name is stored. */
  key: string;
  points: number;
  /** When the window ends; MongoDB removes the document then. */
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
