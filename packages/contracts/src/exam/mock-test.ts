import * as z from 'zod/mini';
import { marksSchema } from './marks.js';
import { realExamSchema } from './real-exam.js';

const count = z.int().check(z.minimum(0), z.maximum(100_000));

/**
 * How the sections of a mock test are taken.
 * - `free`: all are open, with the clock of the test
 * - `locked`: in order, each with its own minutes; a finished one does not open again
 */
export const SECTION_RULES = ['free', 'locked'] as const;
export const sectionRuleSchema = z.enum(SECTION_RULES);
export type SectionRule = z.infer<typeof sectionRuleSchema>;

/**
 * When a version of an adaptive section opens: after `from` to `to` right answers in the section `after` (one-based).
 * Sections side by side with the same `after` are versions of one section, and a student takes one of them.
 */
export const sectionRouteSchema = z.object({
  after: z.int().check(z.minimum(1)),
  from: z.int().check(z.minimum(0)),
  to: z.int().check(z.minimum(0)),
});

/**
 * A named range of questions inside a mock test; `from` and `to` are one-based and inclusive. `marks` and `negativeMarks`
 * belong to each question. `passMarks` and `passCorrect` are needed in this section to pass.
 */
export const testSectionSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  from: z.int().check(z.minimum(1)),
  to: z.int().check(z.minimum(1)),
  minutes: z.optional(z.number().check(z.minimum(0))),
  marks: z.optional(marksSchema),
  negativeMarks: z.optional(marksSchema),
  passMarks: z.optional(marksSchema),
  passCorrect: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  /** Only of a version of an adaptive section. */
  route: z.optional(sectionRouteSchema),
});
export type TestSection = z.infer<typeof testSectionSchema>;

/** The calculators that estimate a score from the right answers of each section. */
export const SCORE_ESTIMATES = ['sat', 'act'] as const;
export const scoreEstimateSchema = z.enum(SCORE_ESTIMATES);

/** A mock test without its questions. `duration` is in minutes; 0 or absent means no clock. */
export const mockTestSchema = z.object({
  testId: z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'Expected letters, digits, dots, hyphens or underscores'),
    ),
  title: z.optional(z.string().check(z.maxLength(200))),
  duration: z.optional(z.number().check(z.minimum(0), z.maximum(1_440))),
  totalQuestions: count,
  totalMarks: z.number().check(z.minimum(0)),
  marksPerQuestion: marksSchema,
  negativeMarksPerQuestion: marksSchema,
  examType: z.optional(z.string()),
  sections: z.optional(z.array(testSectionSchema)),
  /** Absent means `free`. */
  sectionRule: z.optional(sectionRuleSchema),
  /** What passes the real exam; absent where no pass mark is published. */
  realExam: z.optional(realExamSchema),
  /** Absent where no calculator has the scale of the real exam. */
  scoreEstimate: z.optional(scoreEstimateSchema),
});
export type MockTest = z.infer<typeof mockTestSchema>;

/** Metadata that the API returns with the questions of a mock test. */
export const testMetaSchema = z.extend(mockTestSchema, {
  examId: z.string(),
  examTitle: z.string(),
  /** Every formula of the questions (TeX source, as between the dollar signs) to its MathML. */
  math: z.record(z.string(), z.string()),
  revision: z.string(),
  /** Present and former ids of the mock test, and their keys for the exam, if one of them was renamed. */
  addresses: z.optional(z.object({ test: z.array(z.string()), exam: z.array(z.string()) })),
});
export type TestMeta = z.infer<typeof testMetaSchema>;
