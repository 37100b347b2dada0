import * as z from 'zod/mini';
import { mockTestSchema } from './exam/mock-test.js';

/** What can be wrong with a question. */
export const REPORT_REASONS = ['wrong-answer', 'unclear', 'typo', 'image', 'formula', 'other'] as const;
const reportReasonSchema = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReasonSchema>;

export const REPORT_TEXT_CHARACTERS = 1_000;
/** How much of the question is sent and stored with a report. */
export const REPORT_QUESTION_CHARACTERS = 300;
/** A revision has 32; one in an unknown form must not cost the report. */
const REVISION_CHARACTERS = 64;

/** A student's report of a question. Nothing in it says who sent it, unless the text does. */
export const reportSchema = z.object({
  testId: mockTestSchema.shape.testId,
  questionId: z.string().check(z.minLength(1), z.maxLength(128)),
  reason: reportReasonSchema,
  text: z.optional(z.string().check(z.trim(), z.maxLength(REPORT_TEXT_CHARACTERS))),
  /** Of the questions that the student saw (`meta.revision`). Pages from before reports had it send none. */
  revision: z.optional(z.string().check(z.maxLength(REVISION_CHARACTERS))),
  /** The beginning of the question as the student saw it. Used when that revision is no longer stored. */
  question: z.optional(z.string().check(z.maxLength(REPORT_QUESTION_CHARACTERS))),
});
export type Report = z.infer<typeof reportSchema>;

/** Equal reports of a question, as an admin reads them. */
export const reportEntrySchema = z.object({
  id: z.string(),
  testId: z.string(),
  questionId: z.string(),
  /** The beginning of the question as the student saw it. */
  question: z.string(),
  /** Revision of the questions that the student saw; absent in reports of older pages. */
  revision: z.optional(z.string()),
  /** What became of the question since; absent when it is the same, or its test is gone. */
  since: z.optional(
    z.object({
      state: z.enum(['changed', 'removed']),
      /** The beginning of the question as it is now; absent when it was removed. */
      question: z.optional(z.string()),
    }),
  ),
  reason: reportReasonSchema,
  text: z.optional(z.string()),
  /** How often the same was reported. */
  count: z.int(),
  /** ISO 8601, UTC: of the first and the last of them. */
  first: z.string(),
  last: z.string(),
  resolved: z.boolean(),
});
export type ReportEntry = z.infer<typeof reportEntrySchema>;

/** One page of reports, the last reported first. */
export const reportListResponse = z.object({
  data: z.array(reportEntrySchema),
  meta: z.object({
    page: z.int(),
    pages: z.int(),
    /** Entries on all pages. */
    total: z.int(),
    /** How often each reason was given, over all pages; reasons that nobody gave are absent. */
    reasons: z.partialRecord(reportReasonSchema, z.int()),
  }),
});
export type ReportListResponse = z.infer<typeof reportListResponse>;
