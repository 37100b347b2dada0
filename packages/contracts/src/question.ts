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

/** An option is either its text, or a text with a picture (the text may then be empty). */
export const optionSchema = z.union([
  z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  z.object({ text: z.string().check(z.maxLength(2_000)), image: z.optional(imageSchema) }),
]);
export type Option = z.infer<typeof optionSchema>;

/** A question as it is stored and served (specification, section 3). `correctAnswer` is a zero-based option index. */
export const questionSchema = z.object({
  questionId: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  questionText: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
  questionImage: z.optional(imageSchema),
  options: z.array(optionSchema).check(z.minLength(2), z.maxLength(26)),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(25)),
  explanation: z.optional(z.string().check(z.maxLength(10_000))),
  section: z.optional(z.string().check(z.maxLength(200))),
  passage: z.optional(z.string().check(z.maxLength(20_000))),
  topic: z.optional(z.string().check(z.maxLength(200))),
  level: z.optional(z.string().check(z.maxLength(40))),
});
export type Question = z.infer<typeof questionSchema>;
