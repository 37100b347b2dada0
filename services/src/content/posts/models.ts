import type { PostText } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';
import { type Edited, editedFields } from '../texts/models.js';

const { Mixed } = Schema.Types;

/** Stored fields that posts and articles share. */
export const entryFields = {
  title: { type: String, required: true },
  slug: { type: String, required: true },
  excerpt: { type: String, default: '' },
  cover: Mixed,
  baseImageFields: Mixed,
  author: Mixed,
  /** ISO 8601, a day or a time. Both sort as text. */
  publicationDate: { type: String, required: true },
  readingTime: { type: Number, required: true },
  tags: Mixed,
  seo: Mixed,
  sources: Mixed,
  /** Rich text is stored as Markdown and rendered on each read, so that no HTML comes from the database. */
  blocks: [Mixed],
  ...editedFields,
} as const;

export interface StoredPost extends PostText, Edited {}

export const POST = 'Post';
export type PostModel = Model<StoredPost>;
export const postModelSchema = new Schema<StoredPost>(entryFields, {
  collection: 'posts',
  versionKey: false,
  minimize: false,
});
postModelSchema.index({ slug: 1 }, { unique: true });
// Few texts are scheduled.
postModelSchema.index({ publishedAt: 1 }, { sparse: true });
postModelSchema.index({ 'unrecorded._id': 1 }, { sparse: true });
