import type { ArticleText, PostText } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** A draft behind a secret link. */
export interface StoredDraftLink {
  /** Hash of the token: a reader of the database cannot open the link. */
  _id: string;
  text: ArticleText | PostText;
  by: string;
  /** MongoDB removes the document at this time. */
  expires: Date;
}

export const DRAFT_LINK = 'DraftLink';
export type DraftLinkModel = Model<StoredDraftLink>;
export const draftLinkModelSchema = new Schema<StoredDraftLink>(
  {
    _id: { type: String, required: true },
    text: { type: Schema.Types.Mixed, required: true },
    by: { type: String, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'draftLinks', versionKey: false, minimize: false },
);
draftLinkModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
