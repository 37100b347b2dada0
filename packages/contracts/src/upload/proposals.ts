import * as z from 'zod/mini';
import { issueSchema } from '../problem.js';
import { auditActionSchema } from './audit.js';
import { historyEntrySchema } from './upload-history.js';
import { uploadResultSchema, uploadTypeSchema } from './upload-response.js';

/**
 * - `draft`: only stored. `in-review`: waits for a reviewer. `changes-requested`: waits for its author.
 * - `approved`: waits for a publisher, or for its time (`publishAt`).
 * - `published` and `withdrawn`: final
 */
export const PROPOSAL_STATES = [
  'draft',
  'in-review',
  'changes-requested',
  'approved',
  'published',
  'withdrawn',
] as const;
export const proposalStateSchema = z.enum(PROPOSAL_STATES);
export type ProposalState = z.infer<typeof proposalStateSchema>;

export const PROPOSAL_COMMENT_CHARACTERS = 2_000;
const commentText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Write something'), z.maxLength(PROPOSAL_COMMENT_CHARACTERS));

export const proposalCommentSchema = z.object({
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  text: z.string(),
  /** The question that it is about; absent for the whole proposal. */
  questionId: z.optional(z.string()),
});
export type ProposalComment = z.infer<typeof proposalCommentSchema>;

export const proposalStepSchema = z.object({ action: auditActionSchema, by: z.string(), at: z.string() });
export type ProposalStep = z.infer<typeof proposalStepSchema>;

export const proposalSummarySchema = z.object({
  id: z.string(),
  state: proposalStateSchema,
  /** Increases with each change. Decisions name the version that they are about. */
  version: z.int(),
  type: uploadTypeSchema,
  examId: z.optional(z.string()),
  testId: z.optional(z.string()),
  /** Of an article or post. */
  slug: z.optional(z.string()),
  /** Of an article or post. */
  title: z.optional(z.string()),
  author: z.string(),
  /** Others who changed the form; absent if there are none. They do not review it either. */
  writers: z.optional(z.array(z.string())),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What the check said when the form was stored. */
  summary: z.string(),
  commentCount: z.int(),
  approvedBy: z.optional(z.string()),
  /** When it will be published. ISO 8601, UTC. */
  publishAt: z.optional(z.string()),
  /** Who published it, or chose `publishAt`. */
  publisher: z.optional(z.string()),
});
export type ProposalSummary = z.infer<typeof proposalSummarySchema>;

/** The result of a dry run of the stored form, or why it fails. */
export const proposalCheckSchema = z.object({
  result: z.optional(uploadResultSchema),
  problem: z.optional(z.object({ detail: z.string(), issues: z.array(issueSchema) })),
  /** Somebody else changed the content after the author wrote the form, and the form would fit. */
  conflict: z.optional(
    z.object({
      /** Of the present content: the author sends it as `basedOn` after seeing the changes. */
      revision: z.string(),
      /** What the form would change now. */
      result: uploadResultSchema,
      /** The changes by others, newest first. */
      since: z.array(historyEntrySchema),
    }),
  ),
});
export type ProposalCheck = z.infer<typeof proposalCheckSchema>;

export const proposalSchema = z.extend(proposalSummarySchema, {
  /** The text fields of the upload form. */
  fields: z.record(z.string(), z.string()),
  fileName: z.optional(z.string()),
  comments: z.array(proposalCommentSchema),
  steps: z.array(proposalStepSchema),
  check: proposalCheckSchema,
});
export type Proposal = z.infer<typeof proposalSchema>;

export const proposalResponse = z.object({ data: proposalSchema });
export const proposalSummaryResponse = z.object({ data: proposalSummarySchema });

const count = z.int();
export const proposalListResponse = z.object({
  /** Newest first. */
  data: z.array(proposalSummarySchema),
  meta: z.object({
    /** `before` of the next page; absent on the last page. */
    next: z.optional(z.string()),
    /** Of all proposals by state, and of those of the person who asks. */
    counts: z.array(z.object({ state: proposalStateSchema, total: count, own: count })),
    /** Approved ones with a time of publication. */
    scheduled: count,
  }),
});
export type ProposalList = z.infer<typeof proposalListResponse>;

export const newCommentSchema = z.strictObject({
  text: commentText,
  questionId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type NewComment = z.infer<typeof newCommentSchema>;

/** The version that the person saw. Another one is a conflict. */
const version = z.int().check(z.nonnegative());
export const proposalStepBody = z.strictObject({ version });
export type ProposalStepBody = z.infer<typeof proposalStepBody>;

/** Sends a proposal for review. */
export const proposalSendingSchema = z.strictObject({
  version,
  /** Revision of the present content, when the author has seen what others changed. */
  basedOn: z.optional(z.string().check(z.maxLength(200))),
});
export type ProposalSending = z.infer<typeof proposalSendingSchema>;

export const proposalReviewSchema = z.strictObject({
  version,
  decision: z.enum(['approve', 'request-changes']),
  /** Stored as a comment. */
  text: z.optional(commentText),
});
export type ProposalReview = z.infer<typeof proposalReviewSchema>;

export const proposalPublicationSchema = z.strictObject({
  version,
  /** ISO 8601 with a time zone; absent for now. */
  at: z.optional(z.iso.datetime({ offset: true, error: 'Expected a time with its zone' })),
});
export type ProposalPublication = z.infer<typeof proposalPublicationSchema>;
