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
const correlation = z.nullable(z.number().check(z.minimum(-1), z.maximum(1)));

/**
 * Why the key of a question is suspicious.
 * - `negative-discrimination`: students who chose the key have fewer right answers in the rest of the test.
 * - `low-discrimination`: the key says next to nothing about the rest of the test.
 * - `distractor-beats-key`: strong students prefer a wrong option.
 * - `key-never-chosen`: many students answered, and the key was never chosen.
 */
export const SUSPICIONS = [
  'negative-discrimination',
  'low-discrimination',
  'distractor-beats-key',
  'key-never-chosen',
] as const;
const suspicionSchema = z.enum(SUSPICIONS);
export type Suspicion = z.infer<typeof suspicionSchema>;

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
  /** Item difficulty (p-value, facility): the share of correct responses. Skips count as not correct. */
  shareRight: share,
  /** Attempts with a known score among `seen`. Attempts from before scores were added have none. */
  scored: z.int(),
  /**
   * Point-biserial correlation of a right answer with the right answers in the other questions. Null with too few scored
   * attempts, or where all of them are alike.
   */
  discrimination: correlation,
  /** Absent where nothing is suspicious, or too few students answered. */
  suspicion: z.optional(suspicionSchema),
  /** By option, in the order of the question. */
  options: z.array(
    z.object({
      count: z.int(),
      share,
      /** Mean number of right answers in the other questions, of those who chose it. Null with too few. */
      meanScore: z.nullable(z.number()),
    }),
  ),
});
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>;

/** Figures of a whole test. All but the counts are null with too few scored attempts. */
export const testFiguresSchema = z.object({
  /** Attempts with a known score. */
  scored: z.int(),
  /** Questions of the revision. */
  questions: z.int(),
  /** Mean number of right answers. */
  meanScore: z.nullable(z.number()),
  standardDeviation: z.nullable(z.number()),
  /** Kuder-Richardson formula 20. Null too if students saw different questions (adaptive tests). */
  reliability: z.nullable(z.number()),
  /** Standard error of measurement, in right answers. Null without a reliability of at least 0. */
  standardError: z.nullable(z.number()),
});
export type TestFigures = z.infer<typeof testFiguresSchema>;

/** A revision of questions that has statistics. */
export const revisionEntrySchema = z.object({
  revision: z.string(),
  submissions: z.int(),
  published: z.boolean(),
  /** Whether its questions are still stored, so that its statistics can be read. */
  stored: z.boolean(),
  /** ISO 8601, UTC: its first publication. Absent if the history does not know it. */
  at: z.optional(z.string()),
  /** User name of the admin who published it first, or name of a command. */
  by: z.optional(z.string()),
});
export type RevisionEntry = z.infer<typeof revisionEntrySchema>;

/** The statistics of one revision of a test's questions. */
export const statisticsResponse = z.object({
  data: z.object({
    testId: z.string(),
    revision: z.string(),
    /** Submitted attempts. */
    submissions: z.int(),
    test: testFiguresSchema,
    questions: z.array(itemStatisticsSchema),
    /**
     * The selected revision, and all that have statistics, newest first. The default is the published one. If it has no
     * submissions, the default is the newest stored one that has some.
     */
    revisions: z.array(revisionEntrySchema),
  }),
});
export type TestStatistics = z.infer<typeof statisticsResponse>['data'];

/** A published question whose key may be wrong. */
export const suspiciousQuestionSchema = z.object({
  examId: z.string(),
  testId: z.string(),
  questionId: z.string(),
  /** One-based position in the test. */
  number: z.int(),
  questionText: z.string(),
  reason: suspicionSchema,
  /** Students who saw it, with a known score. */
  scored: z.int(),
  shareRight: share,
  discrimination: correlation,
  /** Zero-based option that is marked as right. */
  correctAnswer: z.int(),
  /** Zero-based option that strong students prefer, if there is one. */
  preferred: z.optional(z.int()),
});
export type SuspiciousQuestion = z.infer<typeof suspiciousQuestionSchema>;

/** Questions of all tests whose keys are suspicious, the lowest discrimination first. */
export const suspiciousQuestionsResponse = z.object({
  data: z.array(suspiciousQuestionSchema),
  /** How many there are. The list ends at a limit. */
  meta: z.object({ total: z.int() }),
});
export type SuspiciousQuestions = z.infer<typeof suspiciousQuestionsResponse>;
