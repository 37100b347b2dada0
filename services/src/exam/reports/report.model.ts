import type { ReportReason } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** Equal reports about one question, counted together. The sender is not stored; the text is free input. */
export interface StoredReport {
  /** Hash of test, question, reason and text. */
  _id: string;
  testKey: string;
  testId: string;
  questionId: string;
  /** The beginning of the question text that the student saw. */
  question: string;
  /** Revision that the student saw, if the page sent it. */
  revision?: string;
  /** Hash of the whole question of that revision, if it was still stored. */
  questionHash?: string;
  reason: ReportReason;
  text?: string;
  count: number;
  first: Date;
  last: Date;
  resolved: boolean;
  /** MongoDB removes the document at this time. */
  expires: Date;
}

export const REPORT = 'Report';
export type ReportModel = Model<StoredReport>;
export const reportModelSchema = new Schema<StoredReport>(
  {
    _id: { type: String, required: true },
    testKey: { type: String, required: true },
    testId: { type: String, required: true },
    questionId: { type: String, required: true },
    question: { type: String, required: true },
    revision: String,
    questionHash: String,
    reason: { type: String, required: true },
    text: String,
    count: { type: Number, required: true },
    first: { type: Date, required: true },
    last: { type: Date, required: true },
    resolved: { type: Boolean, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'reports', versionKey: false },
);
reportModelSchema.index({ testKey: 1, questionId: 1 });
reportModelSchema.index({ resolved: 1, last: -1, _id: 1 });
reportModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
