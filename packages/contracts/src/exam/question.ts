import * as z from 'zod/mini';

/** An image that a page may show: own path, https or an inlined picture. Nothing else passes the page's policy. */
export const imageSchema = z
  .string()
  .check(
    z.maxLength(200_000),
    z.regex(
      /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/,
      'Expected an https address, an own path or a data:image address',
    ),
  );

/** Bounds of a question; lengths in characters. */
export const QUESTION_BOUNDS = {
  questionId: 128,
  text: 10_000,
  option: 2_000,
  leastOptions: 2,
  mostOptions: 26,
  section: 200,
  passage: 20_000,
  topic: 200,
  level: 40,
} as const;
const BOUNDS = QUESTION_BOUNDS;

/** An option is either its text, or a text with a picture (the text may then be empty). */
export const optionSchema = z.union([
  z.string().check(z.trim(), z.minLength(1), z.maxLength(BOUNDS.option)),
  z.object({ text: z.string().check(z.maxLength(BOUNDS.option)), image: z.optional(imageSchema) }),
]);
export type Option = z.infer<typeof optionSchema>;

/** A question as it is stored and served (specification, section 3). `correctAnswer` is a zero-based option index. */
export const questionSchema = z.object({
  questionId: z.optional(z.string().check(z.minLength(1), z.maxLength(BOUNDS.questionId))),
  questionText: z.string().check(z.trim(), z.minLength(1), z.maxLength(BOUNDS.text)),
  questionImage: z.optional(imageSchema),
  options: z.array(optionSchema).check(z.minLength(BOUNDS.leastOptions), z.maxLength(BOUNDS.mostOptions)),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(BOUNDS.mostOptions - 1)),
  explanation: z.optional(z.string().check(z.maxLength(BOUNDS.text))),
  section: z.optional(z.string().check(z.maxLength(BOUNDS.section))),
  passage: z.optional(z.string().check(z.maxLength(BOUNDS.passage))),
  topic: z.optional(z.string().check(z.maxLength(BOUNDS.topic))),
  level: z.optional(z.string().check(z.maxLength(BOUNDS.level))),
});
export type Question = z.infer<typeof questionSchema>;
