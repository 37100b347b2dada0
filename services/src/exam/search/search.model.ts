import { type Model, Schema } from 'mongoose';
import type { Daily } from '../../database/count-within.js';

/** Number of searches for a keyword on one day. */
export interface StoredSearch extends Daily {
  keyword: string;
  count: number;
}

export const SEARCH = 'Search';
export type SearchModel = Model<StoredSearch>;
export const searchModelSchema = new Schema<StoredSearch>(
  {
    day: { type: String, required: true },
    keyword: { type: String, required: true },
    count: { type: Number, required: true },
    expires: Date,
  },
  { collection: 'searches', versionKey: false },
);
searchModelSchema.index({ day: 1, keyword: 1 }, { unique: true });
searchModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
