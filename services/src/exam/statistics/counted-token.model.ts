import { type Model, Schema } from 'mongoose';

/** The token of a submission that was counted. It names neither the test nor the responses. */
interface StoredCountedToken {
  _id: string;
  /** MongoDB removes the document at this time. */
  expires: Date;
}

export const COUNTED_TOKEN = 'CountedToken';
export type CountedTokenModel = Model<StoredCountedToken>;
export const countedTokenModelSchema = new Schema<StoredCountedToken>(
  { _id: { type: String, required: true }, expires: { type: Date, required: true } },
  { collection: 'countedTokens', versionKey: false },
);
countedTokenModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
