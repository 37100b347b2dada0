import type { PostSource } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

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
  seo: Mixed,
  /** Rich text is stored as Markdown and rendered on each read, so that no HTML comes from the database. */
  blocks: [Mixed],
} as const;

export const POST = 'Post';
export type PostModel = Model<PostSource>;
export const postModelSchema = new Schema<PostSource>(entryFields, {
  collection: 'posts',
  versionKey: false,
  minimize: false,
});
postModelSchema.index({ slug: 1 }, { unique: true });
