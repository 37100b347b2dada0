import type { Exam, ExamSummary, MockTest } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';
import type { StoredChange } from '../changes/change.model.js';

const { Mixed } = Schema.Types;

/** What an exam or a test carries of the changes that were made to it. */
interface Changed {
  /** Id of the last change: another one can only follow it, so nobody overwrites what they have not seen. */
  change?: string;
  /** That change itself, until it is in the history. */
  unrecorded?: StoredChange;
  /** Students do not see it. */
  hidden?: boolean;
}

const CHANGED = { change: String, unrecorded: Mixed, hidden: Boolean } as const;
/** Few documents have it, and only for a moment. */
const UNRECORDED = { 'unrecorded._id': 1 } as const;

/** An exam as it is stored: what is answered, without its tests, and what finds and compares it. */
export interface StoredExam extends Omit<Exam, 'mockTests' | 'updatedAt'>, Changed {
  /** The address: the id in lower case, underscores as hyphens. */
  key: string;
  /** Page views that the exam is credited with, so that a new site has a popular list. */
  weight: number;
  /** Hash of the upload, to recognise a repeat. */
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
    ...CHANGED,
  },
  { collection: 'exams', versionKey: false, minimize: false },
);
examModelSchema.index({ key: 1 }, { unique: true });
examModelSchema.index(UNRECORDED, { sparse: true });

/** What a list needs of an exam; its tests are counted beside. */
export type ListedExam = Omit<ExamSummary, 'totalTests'> & Pick<StoredExam, 'key' | 'topics' | 'weight'>;

export interface StoredMockTest extends MockTest, Changed {
  /** The id in lower case: unique over all exams. */
  key: string;
  examKey: string;
  contentHash: string;
  /** Revision of the questions that students see; absent before the first publication. */
  revision?: string;
  /** The revision before. */
  previousRevision?: string;
  /** Id of the last change that concerned the questions: the one that can be undone. */
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
    contentHash: { type: String, required: true },
    revision: String,
    previousRevision: String,
    publication: String,
    ...CHANGED,
  },
  { collection: 'mockTests', versionKey: false, minimize: false },
);
mockTestModelSchema.index({ key: 1 }, { unique: true });
mockTestModelSchema.index({ examKey: 1 });
mockTestModelSchema.index(UNRECORDED, { sparse: true });
