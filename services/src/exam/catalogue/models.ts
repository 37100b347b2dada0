import type { Exam, ExamSummary, MockTest } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';
import type { Deletion } from '../bin/deletion.js';
import type { StoredChange } from '../changes/change.model.js';

const { Mixed } = Schema.Types;

/** Fields of an exam or a test for its change history and visibility. */
export interface Versioned {
  /** Id of the last change. A write must name it, so that it cannot overwrite an unseen change. */
  change?: string;
  /** The last change itself, until it is in the history. */
  unrecorded?: StoredChange;
  /** Whether students cannot see it. */
  hidden?: boolean;
  /** Id of the last change of its fields, empty if that cannot be undone. Only this change of fields can be undone. */
  edit?: string;
  /** Id of the last change of its visibility. Only this one can be undone. */
  visibility?: string;
  /** Present while it is in the bin. */
  deleted?: Deletion;
  /**
   * Keys of all ids that it has or had. Its own `key` comes from its first id and never changes, so that data of other
   * collections still belongs to it. Absent in documents of earlier versions that were never renamed.
   */
  addresses?: string[];
}

const VERSIONED = {
  change: String,
  unrecorded: Mixed,
  hidden: Boolean,
  edit: String,
  visibility: String,
  deleted: Mixed,
  addresses: { type: [String], default: undefined },
} as const;
/** A sparse index: only few documents have this field, for a short time. */
const UNRECORDED = { 'unrecorded._id': 1 } as const;
/** No two may have the same id, present or former. */
const ADDRESSES = { addresses: 1 } as const;
/** A sparse index: few documents are in the bin. */
const DELETED = { 'deleted.at': 1 } as const;

/** A stored exam: the fields of a response without its tests, and fields for lookup and comparison. */
export interface StoredExam extends Omit<Exam, 'mockTests' | 'updatedAt'>, Versioned {
  /** The id in lower case, with hyphens for underscores. It is part of page addresses. */
  key: string;
  /** Extra page views for popularity, so that a new site has a popular list. */
  weight: number;
  /** Hash of the upload, to detect a repeated one. */
  contentHash: string;
  updatedAt: Date;
}

export const EXAM = 'Exam';
export type ExamModel = Model<StoredExam>;
export const examModelSchema = new Schema<StoredExam>(
  {
    key: { type: String, required: true },
    examId: { type: String, required: true },
    title: { type: String, required: true },
    description: String,
    type: String,
    imageUrl: String,
    seo: Mixed,
    keyInformation: { type: [Mixed], default: undefined },
    didYouKnow: { type: [Mixed], default: undefined },
    faqs: { type: [Mixed], default: undefined },
    resources: { type: [Mixed], default: undefined },
    totalQuestions: Number,
    totalMarks: Number,
    duration: Number,
    marksPerQuestion: Mixed,
    negativeMarksPerQuestion: Mixed,
    passingScore: Number,
    difficulty: String,
    topics: [String],
    weight: { type: Number, default: 0 },
    contentHash: { type: String, required: true },
    updatedAt: { type: Date, required: true },
    ...VERSIONED,
  },
  { collection: 'exams', versionKey: false, minimize: false },
);
examModelSchema.index({ key: 1 }, { unique: true });
examModelSchema.index(UNRECORDED, { sparse: true });
examModelSchema.index(DELETED, { sparse: true });
examModelSchema.index(ADDRESSES, { unique: true, sparse: true });

/** An exam in a list, without the number of its tests. */
export type ListedExam = Omit<ExamSummary, 'totalTests'> &
  Pick<StoredExam, 'key' | 'addresses' | 'topics' | 'weight'>;

export interface StoredMockTest extends MockTest, Versioned {
  /** The id in lower case: unique across all exams. */
  key: string;
  examKey: string;
  contentHash: string;
  /** Revision of the published questions; absent before the first publication. */
  revision?: string;
  /** The revision that was published before. */
  previousRevision?: string;
  /** Former ids, as they were spelled: devices of students store attempts under them. */
  formerIds?: string[];
  /** Id of the last change of the questions. Only this change can be undone. */
  publication?: string;
}

export const MOCK_TEST = 'MockTest';
export type MockTestModel = Model<StoredMockTest>;
export const mockTestModelSchema = new Schema<StoredMockTest>(
  {
    key: { type: String, required: true },
    examKey: { type: String, required: true },
    testId: { type: String, required: true },
    title: String,
    duration: Number,
    totalQuestions: Number,
    totalMarks: Number,
    marksPerQuestion: Mixed,
    negativeMarksPerQuestion: Mixed,
    examType: String,
    sections: { type: [Mixed], default: undefined },
    sectionRule: String,
    realExam: Mixed,
    scoreEstimate: String,
    contentHash: { type: String, required: true },
    revision: String,
    previousRevision: String,
    publication: String,
    formerIds: { type: [String], default: undefined },
    ...VERSIONED,
  },
  { collection: 'mockTests', versionKey: false, minimize: false },
);
mockTestModelSchema.index({ key: 1 }, { unique: true });
mockTestModelSchema.index({ examKey: 1 });
mockTestModelSchema.index(UNRECORDED, { sparse: true });
mockTestModelSchema.index(DELETED, { sparse: true });
mockTestModelSchema.index(ADDRESSES, { unique: true, sparse: true });
