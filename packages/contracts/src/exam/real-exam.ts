import * as z from 'zod/mini';

const count = z.int().check(z.minimum(1), z.maximum(10_000));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** A part of a real exam with a separate pass rule, such as 2 of 4 questions about road signs. */
const realExamPartSchema = z.object({
  name,
  /** Topics of the questions of this site that practice this part. */
  topics: z.array(name).check(z.minLength(1), z.maxLength(20)),
  questions: count,
  correct: count,
});

/** The published pass rule of a real exam: `correct` of `questions` must be right. */
export const realExamSchema = z.object({
  /** As in a sentence: `California knowledge test`. */
  name,
  questions: count,
  correct: count,
  parts: z.optional(z.array(realExamPartSchema).check(z.maxLength(20))),
  /** Public page with the rule. */
  source: z.string().check(z.maxLength(2_000), z.regex(/^https:\/\//, 'Expected an https address')),
  /** Day on which the rule was compared with the source, ISO 8601. */
  checked: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a day such as 2026-11-20')),
});
export type RealExam = z.infer<typeof realExamSchema>;
