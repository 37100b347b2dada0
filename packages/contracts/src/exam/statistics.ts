import * as z from 'zod/mini';
import { mockTestSchema } from './mock-test.js';

/** Limit of responses in one submission: more do not fit into a normal body. */
export const SUBMITTED_ANSWERS = 2_000;

/** A revision of questions: a 128-bit hash in hex. */
export const revisionSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Expected a revision'));

/** The responses of one submitted attempt. They contain no person, time or location. */
export const submissionSchema = z.object({
  testId: mockTestSchema.shape.testId,
  /** Revision of the questions (`meta.revision`). */
  revision: revisionSchema,
  answers: z
    .array(
      z.object({
        questionId: z.string().check(z.minLength(1), z.maxLength(128)),
        /** Zero-based option index, or null for a skipped question. */
        chosen: z.nullable(z.int().check(z.minimum(0), z.maximum(25))),
      }),
    )
    .check(z.minLength(1), z.maxLength(SUBMITTED_ANSWERS)),
  /**
   * Random. A submission that is sent again with the same token counts once, for example one that waited for the network.
   */
  token: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/, 'Expected a random token'))),
});
export type Submission = z.infer<typeof submissionSchema>;

const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));

/** Statistics of one question. Shares are of the attempts that contained it, 0 to 1; null without any. */
export const itemStatisticsSchema = z.object({
  questionId: z.string(),
  questionText: z.string(),
  /** Zero-based option index. */
  correctAnswer: z.int(),
  /** Responses and skips together. */
  seen: z.int(),
  answered: z.int(),
  skipped: z.int(),
  /** Item difficulty (p-value): the share of correct responses. Skips count as not correct. */
  shareRight: share,
  /** By option, in the order of the question. */
  options: z.array(z.object({ count: z.int(), share })),
});
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>;

/** The statistics of one revision of a test's questions. */
export const statisticsResponse = z.object({
  data: z.object({
    testId: z.string(),
    revision: z.string(),
    /** Submitted attempts. */
    submissions: z.int(),
    questions: z.array(itemStatisticsSchema),
    /** All revisions with statistics. The default is the published one. */
    revisions: z.array(z.object({ revision: z.string(), submissions: z.int(), published: z.boolean() })),
  }),
});
export type TestStatistics = z.infer<typeof statisticsResponse>['data'];
