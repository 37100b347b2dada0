import * as z from 'zod/mini';
import { examIdSchema } from '../exam/exam.js';
import { mockTestSchema } from '../exam/mock-test.js';
import { type AuditEntry, auditEntrySchema } from './audit.js';
import { uploadCountsSchema } from './upload-response.js';

export const CHANGE_TYPES = [
  'exam',
  'mocktest',
  'questions',
  'article',
  'post',
  'visibility',
  'undo',
  'bin',
  'rename',
] as const;
export const changeTypeSchema = z.enum(CHANGE_TYPES);
export type ChangeType = z.infer<typeof changeTypeSchema>;

export const CHANGE_OUTCOMES = [
  'created',
  'replaced',
  'undone',
  'hidden',
  'shown',
  'restored',
  'deleted',
  'purged',
  'renamed',
] as const;
export const changeOutcomeSchema = z.enum(CHANGE_OUTCOMES);
export type ChangeOutcome = z.infer<typeof changeOutcomeSchema>;

/** How many questions a publication changed. All zero: their order. */
export const questionCountsSchema = z.object({ removed: z.int(), changed: z.int(), added: z.int() });
export type QuestionCounts = z.infer<typeof questionCountsSchema>;

/** One change by an admin. */
export const historyEntrySchema = z.object({
  /** Sortable by time. */
  id: z.string(),
  type: changeTypeSchema,
  outcome: changeOutcomeSchema,
  examId: z.string(),
  testId: z.optional(z.string()),
  /** Id of the article or post, for a change of one. */
  textId: z.optional(z.string()),
  /** Present title of the exam, test, article or post. Absent if it has none, or no longer exists. */
  title: z.optional(z.string()),
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  counts: uploadCountsSchema,
  /** Revisions of the questions; empty when there were or are none. Present only for changes to questions. */
  revisionBefore: z.optional(z.string()),
  revisionAfter: z.optional(z.string()),
  /** What changed in the questions. Absent for bulk uploads, and for changes of earlier versions. */
  questionCounts: z.optional(questionCountsSchema),
  /** Names of the changed fields of an exam, a test or a text. Absent if they are not stored. */
  changedFields: z.optional(z.array(z.string())),
  /** Shared by all changes of one bulk upload. */
  batch: z.optional(z.string()),
  /** Id of the change that this one reverted. */
  undoes: z.optional(z.string()),
  /** Who wrote the proposal, and its id; absent for a change that was published without one. */
  proposedBy: z.optional(z.string()),
  proposal: z.optional(z.string()),
  /** Whether it can be undone now: the last change of an exam's or a mock test's fields, questions or visibility can. */
  undoable: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
/** A change of content, or another event. `action` is only in the latter. */
export type HistoryItem = HistoryEntry | AuditEntry;

/** Newest first. `next` is the `before` of the next page; absent on the last page. */
export const historyResponse = z.object({
  data: z.array(historyEntrySchema),
  meta: z.object({
    next: z.optional(z.string()),
    /** Changes that came with the product. Absent in answers of older services. */
    seeded: z.optional(z.int()),
  }),
});
export type HistoryResponse = z.infer<typeof historyResponse>;

/** The history with `events=1`: also roles and steps of proposals. */
export const auditLogResponse = z.extend(historyResponse, {
  data: z.array(z.union([historyEntrySchema, auditEntrySchema])),
});
export type AuditLog = z.infer<typeof auditLogResponse>;

/** @returns whether an entry is a change of content */
export const isChange = (item: HistoryItem): item is HistoryEntry => 'outcome' in item;

export const undoResponse = z.object({
  data: z.object({ message: z.string(), id: z.string(), revision: z.string() }),
});

const one = 'Expected either examId or testId';
/** Hides an exam or mock test from students, or shows it again. */
export const visibilitySchema = z
  .object({
    examId: z.optional(examIdSchema),
    testId: z.optional(mockTestSchema.shape.testId),
    hidden: z.boolean(),
  })
  .check(z.refine(({ examId, testId }) => (examId === undefined) !== (testId === undefined), one));
export type Visibility = z.infer<typeof visibilitySchema>;

export const visibilityResponse = z.object({
  data: z.object({
    message: z.string(),
    outcome: z.enum(['stored', 'unchanged']),
    id: z.optional(z.string()),
  }),
});

/** Exams with their mock tests for admins, hidden ones included. */
export const adminExamsResponse = z.object({
  data: z.array(
    z.object({
      examId: z.string(),
      title: z.string(),
      hidden: z.boolean(),
      tests: z.array(
        z.object({
          testId: z.string(),
          title: z.optional(z.string()),
          totalQuestions: z.int(),
          hidden: z.boolean(),
          /** Of the published questions; empty without any. */
          revision: z.string(),
        }),
      ),
    }),
  ),
});
export type AdminExam = z.infer<typeof adminExamsResponse>['data'][number];
