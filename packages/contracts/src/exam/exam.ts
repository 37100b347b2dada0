import * as z from 'zod/mini';
import { mockTestSchema } from './mock-test.js';
import { imageSchema } from './question.js';
import { marksSchema } from './marks.js';

/** The exam families with a sub-site (`/dmv`, `/ssc`, `/ibps`, `/rrb`). */
export const EXAM_TYPES = ['dmv', 'ssc', 'ibps', 'rrb'] as const;
export const examTypeSchema = z.enum(EXAM_TYPES);
export type ExamType = z.infer<typeof examTypeSchema>;

export const examIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'Expected letters, digits, hyphens or underscores'));

const text = (limit: number) => z.string().check(z.maxLength(limit));
const httpAddress = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^https?:\/\//, 'Expected an http or https address'));

/** Fields that have no input in the upload form; sent as JSON in `details`. */
export const examDetailsSchema = z.object({
  type: z.optional(examTypeSchema),
  imageUrl: z.optional(imageSchema),
  seo: z.optional(z.object({ keywords: z.optional(text(1_000)), canonicalURL: z.optional(text(2_000)) })),
  keyInformation: z.optional(z.array(z.object({ info: text(2_000) }))),
  didYouKnow: z.optional(z.array(z.object({ fact: text(2_000) }))),
  faqs: z.optional(z.array(z.object({ question: text(1_000), answer: text(5_000) }))),
  resources: z.optional(
    z.array(
      z.object({ resourceName: text(300), resourceLink: httpAddress, description: z.optional(text(1_000)) }),
    ),
  ),
});
export type ExamDetails = z.infer<typeof examDetailsSchema>;

/** One exam in a list: what a card shows. `duration` is in minutes. */
export const examSummarySchema = z.object({
  examId: examIdSchema,
  title: text(200),
  imageUrl: z.optional(imageSchema),
  type: z.optional(examTypeSchema),
  description: z.optional(text(5_000)),
  totalTests: z.int(),
  totalQuestions: z.int(),
  duration: z.optional(z.number()),
});
export type ExamSummary = z.infer<typeof examSummarySchema>;

/** An exam with its mock tests (specification, section 3). */
export const examSchema = z.extend(examDetailsSchema, {
  examId: examIdSchema,
  title: text(200),
  description: text(5_000),
  totalQuestions: z.int(),
  totalMarks: z.number(),
  duration: z.optional(z.number()),
  marksPerQuestion: marksSchema,
  negativeMarksPerQuestion: marksSchema,
  passingScore: z.optional(z.number()),
  difficulty: z.optional(text(40)),
  topics: z.array(text(200)),
  mockTests: z.array(mockTestSchema),
  updatedAt: z.optional(z.string()),
});
export type Exam = z.infer<typeof examSchema>;
