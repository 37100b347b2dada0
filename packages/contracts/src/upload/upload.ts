import * as z from 'zod/mini';
import { examIdSchema } from '../exam/exam.js';
import { marksSchema } from '../exam/marks.js';
import { mockTestSchema } from '../exam/mock-test.js';

/** A number that a form may send as text. */
const numeric = (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^-?\d+(\.\d+)?$/, 'Expected a number'))]),
    z.pipe(z.transform(Number), z.number().check(z.minimum(minimum), z.maximum(maximum))),
  );
const words = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((list: string) =>
      list
        .split(',')
        .map((topic) => topic.trim())
        .filter((topic) => topic !== ''),
    ),
  ),
]);

/** The fields of the upload form for an exam. `examDetailsSchema` parses `details` (JSON) separately. */
export const examFormSchema = z.object({
  examId: examIdSchema,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000)),
  marksPerQuestion: marksSchema,
  negativeMarksPerQuestion: marksSchema,
  totalQuestions: numeric(0, 100_000),
  totalMarks: numeric(0, 1_000_000),
  duration: numeric(0, 1_440),
  passingScore: numeric(0, 1_000_000),
  difficulty: z.string().check(z.trim(), z.maxLength(40)),
  topics: words,
});
export type ExamForm = z.infer<typeof examFormSchema>;

/** The fields of the upload form for a mock test. */
export const mockTestFormSchema = z.object({
  examId: examIdSchema,
  testId: mockTestSchema.shape.testId,
  duration: numeric(0, 1_440),
  marksPerQuestion: marksSchema,
  negativeMarksPerQuestion: marksSchema,
  totalMarks: numeric(0, 1_000_000),
  totalQuestions: numeric(0, 100_000),
});
export type MockTestForm = z.infer<typeof mockTestFormSchema>;

/** Fields that have no input in the mock-test form; sent as JSON in `details`. */
export const mockTestDetailsSchema = z.object({
  title: z.optional(z.string().check(z.maxLength(200))),
  sections: mockTestSchema.shape.sections,
  sectionRule: mockTestSchema.shape.sectionRule,
  realExam: mockTestSchema.shape.realExam,
  scoreEstimate: mockTestSchema.shape.scoreEstimate,
});
export type MockTestDetails = z.infer<typeof mockTestDetailsSchema>;
