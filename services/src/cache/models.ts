import { type Model, Schema } from 'mongoose';

/** Parts of what is stored that change apart from each other. */
export const DOMAINS = ['catalogue', 'content'] as const;
/** `catalogue`: exams, tests and questions, and the articles about exams. `content`: posts. */
export type Domain = (typeof DOMAINS)[number];

/** How far the changes of a domain have come, for all processes. */
export interface StoredRevision {
  domain: Domain;
  /** Raised before and after each change. */
  revision: number;
  /** Changes that were begun and not ended. A process that was killed meanwhile leaves its one here for good. */
  open: number;
}

export const REVISION = 'Revision';
export type RevisionModel = Model<StoredRevision>;
export const revisionModelSchema = new Schema<StoredRevision>(
  {
    domain: { type: String, required: true, enum: DOMAINS },
    revision: { type: Number, required: true },
    open: { type: Number, required: true },
  },
  { collection: 'revisions', versionKey: false },
);
revisionModelSchema.index({ domain: 1 }, { unique: true });
