import * as z from 'zod/mini';
import { mockTestSchema } from './mock-test.js';

/** Most answers of one submission: more do not fit an ordinary body. */
export const SUBMITTED_ANSWERS = 2_000;

/** A revision of questions: 128 bits of a hash, in hex. */
export const revisionSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Expected a revision'));

/** What was chosen in a test that was handed in. Nothing about a person, no times, no place. */
export const submissionSchema = z.object({
  testId: mockTestSchema.shape.testId,
  /** Of the questions that were answered (`meta.revision`). */
  revision: revisionSchema,
  answers: z
    .array(
      z.object({
        questionId: z.string().check(z.minLength(1), z.maxLength(128)),
        /** Zero-based option index, or null for a question that was left out. */
        chosen: z.nullable(z.int().check(z.minimum(0), z.maximum(25))),
      }),
    )
    .check(z.minLength(1), z.maxLength(SUBMITTED_ANSWERS)),
});
export type Submission = z.infer<typeof submissionSchema>;

const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));

/** How one question fared. Shares are of those who saw it, 0 to 1; null while nobody has. */
export const itemStatisticsSchema = z.object({
  questionId: z.string(),
  questionText: z.string(),
  /** Zero-based option index. */
  correctAnswer: z.int(),
  /** Answered and skipped together. */
  seen: z.int(),
  answered: z.int(),
  skipped: z.int(),
  /** Item difficulty (p-value): the share that chose the right option; whoever skipped did not. */
  shareRight: share,
  /** By option, in the question's order. */
  options: z.array(z.object({ count: z.int(), share })),
});
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>;

/** The statistics of one revision of a test's questions. */
export const statisticsResponse = z.object({
  data: z.object({
    testId: z.string(),
    revision: z.string(),
    /** Tests that were handed in. */
    submissions: z.int(),
    questions: z.array(itemStatisticsSchema),
    /** Every revision that has statistics; those of the published one are shown unless another is asked for. */
    revisions: z.array(z.object({ revision: z.string(), submissions: z.int(), published: z.boolean() })),
  }),
});
export type TestStatistics = z.infer<typeof statisticsResponse>['data'];
