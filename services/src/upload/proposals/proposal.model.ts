import type { AuditAction, ProposalState, UploadType } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

export interface StoredComment {
  by: string;
  at: Date;
  text: string;
  questionId?: string;
}

export interface StoredStep {
  action: AuditAction;
  by: string;
  at: Date;
}

export interface StoredFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** An upload form that waits for review and publication. */
export interface StoredProposal {
  /** 32 hexadecimal digits that sort by the time of creation. */
  _id: string;
  state: ProposalState;
  /** Each change increases it. Steps name the version that they are about. */
  version: number;
  type: UploadType;
  examId?: string;
  testId?: string;
  /** Of an article or post. */
  slug?: string;
  /** Of an article or post. */
  title?: string;
  /** User name. */
  author: string;
  /** User names of others who changed the form. */
  writers?: string[];
  createdAt: Date;
  updatedAt: Date;
  summary: string;
  /** The text fields of the form as JSON: names of fields may be no names of the database. */
  fields: string;
  file?: StoredFile;
  comments: StoredComment[];
  commentCount: number;
  steps: StoredStep[];
  approvedBy?: string;
  publishAt?: Date;
  /** Who published it, or chose `publishAt`. */
  publisher?: string;
  /** Id of the publication in progress. */
  claim?: string;
  /** Until then, no other process publishes it, and no person changes it. */
  claimedUntil?: Date;
  /** Rejected attempts of a planned publication. */
  attempts?: number;
  /** MongoDB removes the document at this time. Absent while the proposal is open. */
  expires?: Date;
}

/** A proposal without its form and its comments. */
export type ListedProposal = Omit<StoredProposal, 'fields' | 'file' | 'comments' | 'steps'>;

export const PROPOSAL = 'Proposal';
export type ProposalModel = Model<StoredProposal>;
const embedded = { _id: false };
export const proposalModelSchema = new Schema<StoredProposal>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    version: { type: Number, required: true },
    type: { type: String, required: true },
    examId: String,
    testId: String,
    slug: String,
    title: String,
    author: { type: String, required: true },
    writers: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    summary: { type: String, required: true },
    fields: { type: String, required: true },
    file: { type: new Schema<StoredFile>({ name: String, type: { type: String }, bytes: Buffer }, embedded) },
    comments: {
      type: [new Schema<StoredComment>({ by: String, at: Date, text: String, questionId: String }, embedded)],
    },
    commentCount: { type: Number, required: true },
    steps: { type: [new Schema<StoredStep>({ action: String, by: String, at: Date }, embedded)] },
    approvedBy: String,
    publishAt: Date,
    publisher: String,
    claim: String,
    claimedUntil: Date,
    attempts: Number,
    expires: Date,
  },
  { collection: 'proposals', versionKey: false },
);
proposalModelSchema.index({ state: 1, _id: -1 });
proposalModelSchema.index({ author: 1, _id: -1 });
proposalModelSchema.index({ writers: 1, _id: -1 }, { sparse: true });
proposalModelSchema.index({ state: 1, publishAt: 1 });
proposalModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
