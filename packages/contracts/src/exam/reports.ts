import * as z from 'zod/mini';
import { mockTestSchema } from './mock-test.js';

/** Problems that a report can name. */
export const REPORT_REASONS = ['wrong-answer', 'unclear', 'typo', 'image', 'formula', 'other'] as const;
const reportReasonSchema = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReasonSchema>;

export const REPORT_TEXT_CHARACTERS = 1_000;
/** Limit of question text in a report, in characters. */
export const REPORT_QUESTION_CHARACTERS = 300;
/** A revision has 32 characters. The limit is higher, so that an unknown format does not lose the report. */
const REVISION_CHARACTERS = 64;

/** A student's report of a question. It does not identify the sender, unless the text does. */
export const reportSchema = z.object({
  testId: mockTestSchema.shape.testId,
  questionId: z.string().check(z.minLength(1), z.maxLength(128)),
  reason: reportReasonSchema,
  text: z.optional(z.string().check(z.trim(), z.maxLength(REPORT_TEXT_CHARACTERS))),
  /** Revision that the student saw (`meta.revision`). Pages older than reports send none. */
  revision: z.optional(z.string().check(z.maxLength(REVISION_CHARACTERS))),
  /** Start of the question as the student saw it. Used when that revision is no longer stored. */
  question: z.optional(z.string().check(z.maxLength(REPORT_QUESTION_CHARACTERS))),
});
export type Report = z.infer<typeof reportSchema>;

/** Equal reports of a question, grouped for admins. */
export const reportEntrySchema = z.object({
  id: z.string(),
  testId: z.string(),
  questionId: z.string(),
  /** Start of the question as the student saw it. */
  question: z.string(),
  /** Revision that the student saw; absent in reports of older pages. */
  revision: z.optional(z.string()),
  /** How the question changed since then; absent when it is unchanged or its mock test was deleted. */
  since: z.optional(
    z.object({
      state: z.enum(['changed', 'removed']),
      /** Start of the current question; absent when it was removed. */
      question: z.optional(z.string()),
    }),
  ),
  reason: reportReasonSchema,
  text: z.optional(z.string()),
  /** Number of equal reports. */
  count: z.int(),
  /** ISO 8601, UTC: the first and the last report. */
  first: z.string(),
  last: z.string(),
  resolved: z.boolean(),
});
export type ReportEntry = z.infer<typeof reportEntrySchema>;

/** One page of reports, newest first. */
export const reportListResponse = z.object({
  data: z.array(reportEntrySchema),
  meta: z.object({
    page: z.int(),
    pages: z.int(),
    /** Total on all pages. */
    total: z.int(),
    /** Reports per reason over all pages; reasons without reports are absent. */
    reasons: z.partialRecord(reportReasonSchema, z.int()),
  }),
});
export type ReportListResponse = z.infer<typeof reportListResponse>;
