import type { Question } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

const { Mixed } = Schema.Types;

/** All questions of one publication of a test. Immutable. */
export interface StoredQuestionSet {
  /** Key of the test. */
  testKey: string;
  /** Hash of the questions. */
  revision: string;
  questions: Question[];
  /** Formulas and their MathML: a list, because TeX is not valid as field names. */
  math: { tex: string; mathml: string }[];
  /** Size, about: characters of the questions and formulas. Absent in sets of earlier versions. */
  bytes?: number;
  createdAt: Date;
  /** Start of its last publication, or of the one that replaced it. Former sets are removed weeks later, or when there are too many. */
  usedAt: Date;
  /** How often a publication reused or replaced the stored set. */
  uses: number;
}

export const QUESTION_SET = 'QuestionSet';
export type QuestionSetModel = Model<StoredQuestionSet>;
export const questionSetModelSchema = new Schema<StoredQuestionSet>(
  {
    testKey: { type: String, required: true },
    revision: { type: String, required: true },
    questions: [Mixed],
    math: [Mixed],
    bytes: Number,
    createdAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
    uses: { type: Number, required: true },
  },
  { collection: 'questionSets', versionKey: false, minimize: false },
);
questionSetModelSchema.index({ testKey: 1, revision: 1 }, { unique: true });
// Obsolete revisions are found without reading their questions.
questionSetModelSchema.index({ testKey: 1, usedAt: 1, revision: 1, bytes: 1 });
