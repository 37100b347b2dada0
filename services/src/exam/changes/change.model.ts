import type {
  ChangeOutcome,
  ChangeType,
  FieldChange,
  QuestionCounts,
  UploadCounts,
} from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** A change of an exam, a test or its questions by an admin. */
export interface StoredChange {
  /** 32 hexadecimal digits that sort by time. */
  _id: string;
  type: ChangeType;
  outcome: ChangeOutcome;
  examKey: string;
  examId: string;
  testKey?: string;
  testId?: string;
  /** Id of the article or post, for a change of one. A post has no exam: its exam is empty. */
  textId?: string;
  by: string;
  at: Date;
  counts: UploadCounts;
  /** Revisions of the questions, for changes of the questions. Empty if there were or are none. */
  revisionBefore?: string;
  revisionAfter?: string;
  /** What changed in the questions. Absent for bulk loads, and for changes of earlier versions. */
  questionCounts?: QuestionCounts;
  /** Names of the changed fields of a text; those of an exam or a test are in `fields`. */
  changedFields?: string[];
  /**
   * Fields of the exam or test that changed, each whole. Empty if they were too large to be stored; absent for a change of
   * questions alone, and for changes of earlier versions.
   */
  fields?: FieldChange[];
  /** Id that the changes of one bulk load share. */
  batch?: string;
  /** Who wrote the proposal, and its id; absent for a change that was published without one. */
  proposedBy?: string;
  proposal?: string;
  /** The version of the proposal that was published. */
  proposalVersion?: number;
  /** Id of the change that this one undid. */
  undoes?: string;
}

export const CHANGE = 'Change';
export type ChangeModel = Model<StoredChange>;
export const changeModelSchema = new Schema<StoredChange>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    outcome: { type: String, required: true },
    examKey: { type: String, default: '' },
    examId: { type: String, default: '' },
    testKey: String,
    testId: String,
    textId: String,
    by: { type: String, required: true },
    at: { type: Date, required: true },
    counts: { type: Schema.Types.Mixed, required: true },
    revisionBefore: String,
    revisionAfter: String,
    questionCounts: Schema.Types.Mixed,
    changedFields: { type: [String], default: undefined },
    fields: { type: [Schema.Types.Mixed], default: undefined },
    batch: String,
    proposedBy: String,
    proposal: String,
    proposalVersion: Number,
    undoes: String,
  },
  { collection: 'changes', versionKey: false },
);
changeModelSchema.index({ testKey: 1, _id: -1 });
changeModelSchema.index({ examKey: 1, _id: -1 });
changeModelSchema.index({ textId: 1, _id: -1 }, { sparse: true });
changeModelSchema.index({ proposal: 1 }, { sparse: true });
