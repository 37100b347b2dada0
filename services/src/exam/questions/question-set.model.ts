import type { Question } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

const { Mixed } = Schema.Types;

/** All questions of a test as of one publication; never changed afterwards. */
export interface StoredQuestionSet {
  /** Key of the test. */
  testKey: string;
  /** Hash of the questions. */
  revision: string;
  questions: Question[];
  /** Formulas and their MathML: a list, since TeX makes no good field names. */
  math: { tex: string; mathml: string }[];
  createdAt: Date;
  /** When it was last about to be published. Sets that nobody needs are removed a good while after. */
  usedAt: Date;
  /** How often it was found there by somebody who was about to publish it. */
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
    createdAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
    uses: { type: Number, required: true },
  },
  { collection: 'questionSets', versionKey: false, minimize: false },
);
questionSetModelSchema.index({ testKey: 1, revision: 1 }, { unique: true });
