import * as z from 'zod/mini';
import { questionSchema } from '../exam/question.js';
import { revisionSchema } from '../exam/statistics.js';
import { historyEntrySchema } from './upload-history.js';
import { fieldChangeSchema } from './upload-response.js';

/** Most questions in one response about a difference. */
export const DIFFERENCE_QUESTIONS = 100;

/** One question that two revisions do not share. */
export const questionDifferenceSchema = z.object({
  change: z.enum(['removed', 'changed', 'added']),
  questionId: z.string(),
  /** Absent for an added question. */
  before: z.optional(questionSchema),
  /** Absent for a removed question. */
  after: z.optional(questionSchema),
});
export type QuestionDifference = z.infer<typeof questionDifferenceSchema>;

/** The difference between two revisions of the questions of a mock test. */
export const questionsDifferenceSchema = z.object({
  /** Revisions; empty for no questions. */
  revisionBefore: z.string(),
  revisionAfter: z.string(),
  counts: z.object({ removed: z.int(), changed: z.int(), added: z.int(), same: z.int() }),
  /** Whether the questions that both have are in another order. */
  isReordered: z.boolean(),
  /** First the removed ones, then the changed ones, then the added ones. */
  questions: z.array(questionDifferenceSchema),
  /** `from` of the next questions; absent after the last ones. */
  next: z.optional(z.int()),
  /** Each formula of these questions and its MathML. */
  math: z.record(z.string(), z.string()),
});
export type QuestionsDifference = z.infer<typeof questionsDifferenceSchema>;

/** What one change of the history did. */
export const changeDifferenceSchema = z.object({
  entry: historyEntrySchema,
  /** The fields of the exam or mock test; absent when only questions changed or when nothing is stored. */
  fields: z.optional(z.array(fieldChangeSchema)),
  questions: z.optional(questionsDifferenceSchema),
  /** Why something is missing: the questions were removed after their time, or the fields were not stored. */
  missing: z.optional(z.enum(['questions', 'fields'])),
});
export type ChangeDifference = z.infer<typeof changeDifferenceSchema>;
export const changeDifferenceResponse = z.object({ data: changeDifferenceSchema });

/** One stored revision of the questions of a mock test. */
export const storedRevisionSchema = z.object({
  revision: z.string(),
  /** Id of the change that published it last. */
  changeId: z.string(),
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  questions: z.int(),
  /** Whether students see it now. */
  isPublished: z.boolean(),
});
export type StoredRevision = z.infer<typeof storedRevisionSchema>;

/** Newest first. */
export const storedRevisionsResponse = z.object({
  data: z.object({ testId: z.string(), examId: z.string(), revisions: z.array(storedRevisionSchema) }),
});
export type StoredRevisions = z.infer<typeof storedRevisionsResponse>['data'];

export const questionsDifferenceResponse = z.object({ data: questionsDifferenceSchema });

/** Publishes an older revision. Rejected when the published one is not `basedOn`. */
export const restorationSchema = z.object({
  revision: revisionSchema,
  /** The published revision that the admin saw; empty for none. */
  basedOn: z.string().check(z.maxLength(64)),
});
export type Restoration = z.infer<typeof restorationSchema>;

export const restorationResponse = z.object({
  data: z.object({
    message: z.string(),
    outcome: z.enum(['stored', 'unchanged']),
    id: z.optional(z.string()),
  }),
});
