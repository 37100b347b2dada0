import * as z from 'zod/mini';
import { QUESTION_BOUNDS as BOUNDS } from './question-bounds.js';

/**
 * An image that a page may show: a path of this site, an https address or an inlined picture. The content security
 * policy blocks everything else.
 */
export const imageSchema = z
  .string()
  .check(
    z.maxLength(200_000),
    z.regex(
      /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/,
      'Expected an https address, an own path or a data:image address',
    ),
  );

/** What a picture shows, for students who cannot see it. */
const imageAlt = z.optional(z.string().check(z.trim(), z.maxLength(BOUNDS.imageAlt)));

/** An option is a text, or a text with a picture; with a picture the text may be empty. */
export const optionSchema = z.union([
  z.string().check(z.trim(), z.minLength(1), z.maxLength(BOUNDS.option)),
  z.object({ text: z.string().check(z.maxLength(BOUNDS.option)), image: z.optional(imageSchema), imageAlt }),
]);
export type Option = z.infer<typeof optionSchema>;

/** The error in reasoning that leads to a wrong option. `option` is zero-based. */
export const mistakeSchema = z.object({
  option: z.int().check(z.minimum(0), z.maximum(BOUNDS.mostOptions - 1)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(BOUNDS.mistake)),
});
export type Mistake = z.infer<typeof mistakeSchema>;

/** A book, a law or a page that says what the right option says. */
export const sourceSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(BOUNDS.source)),
  address: z.optional(
    z.string().check(z.maxLength(BOUNDS.address), z.regex(/^https:\/\//, 'Expected an https address')),
  ),
});
export type Source = z.infer<typeof sourceSchema>;

/** A question as stored and served (specification, section 3). `correctAnswer` is a zero-based option index. */
export const questionSchema = z.object({
  questionId: z.optional(z.string().check(z.minLength(1), z.maxLength(BOUNDS.questionId))),
  questionText: z.string().check(z.trim(), z.minLength(1), z.maxLength(BOUNDS.text)),
  questionImage: z.optional(imageSchema),
  questionImageAlt: imageAlt,
  options: z.array(optionSchema).check(z.minLength(BOUNDS.leastOptions), z.maxLength(BOUNDS.mostOptions)),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(BOUNDS.mostOptions - 1)),
  explanation: z.optional(z.string().check(z.maxLength(BOUNDS.text))),
  section: z.optional(z.string().check(z.maxLength(BOUNDS.section))),
  passage: z.optional(z.string().check(z.maxLength(BOUNDS.passage))),
  /** A chart or drawing of the passage, whose text says the same in a table or in words. */
  passageImage: z.optional(imageSchema),
  source: z.optional(sourceSchema),
  topic: z.optional(z.string().check(z.maxLength(BOUNDS.topic))),
  level: z.optional(z.string().check(z.maxLength(BOUNDS.level))),
  /** Words of editors, to find the question again. Students do not receive them. */
  tags: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(BOUNDS.tag)))
      .check(z.maxLength(BOUNDS.mostTags)),
  ),
  /** For wrong options only, each option once. */
  mistakes: z.optional(z.array(mistakeSchema).check(z.maxLength(BOUNDS.mostOptions - 1))),
});
export type Question = z.infer<typeof questionSchema>;

/** A question as students receive it. */
export const servedQuestionSchema = z.omit(questionSchema, { tags: true });
