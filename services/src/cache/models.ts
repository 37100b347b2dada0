import { type Model, Schema } from 'mongoose';

/** Parts of the stored data that change independently. */
export const DOMAINS = ['catalogue', 'content', 'strapi'] as const;
/** `catalogue`: exams, tests and questions, and the articles about exams. `content`: posts. `strapi`: entries of Strapi. */
export type Domain = (typeof DOMAINS)[number];

/** The data version of a domain, shared by all processes. */
export interface StoredDataVersion {
  domain: Domain;
  /** Incremented before and after each change. */
  revision: number;
  /** Changes that started and did not end. A process that is killed during a change leaves its count here forever. */
  open: number;
}

export const DATA_VERSION = 'DataVersion';
export type DataVersionModel = Model<StoredDataVersion>;
export const dataVersionModelSchema = new Schema<StoredDataVersion>(
  {
    domain: { type: String, required: true, enum: DOMAINS },
    revision: { type: Number, required: true },
    open: { type: Number, required: true },
  },
  { collection: 'revisions', versionKey: false },
);
dataVersionModelSchema.index({ domain: 1 }, { unique: true });
