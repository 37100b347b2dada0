import * as z from 'zod/mini';
import { mockTestSchema } from './mock-test.js';
import { questionSchema } from './question.js';
import { QUESTION_BOUNDS } from './question-bounds.js';

const count = z.int().check(z.minimum(0));
const { testId } = mockTestSchema.shape;
const questionId = z.string().check(z.minLength(1), z.maxLength(QUESTION_BOUNDS.questionId));

/** Start of a question text in the list of the bank, in characters. */
export const BANK_TEXT_CHARACTERS = 300;
/** Most questions that one bulk edit changes. */
export const BULK_EDIT_QUESTIONS = 5_000;
/** Most questions that one random draw returns. */
export const DRAW_QUESTIONS = 1_000;

/** A test that contains a question. */
export const bankTestSchema = z.object({
  examId: z.string(),
  testId: z.string(),
  /** Title of the test; absent if it has none. */
  title: z.optional(z.string()),
});
export type BankTest = z.infer<typeof bankTestSchema>;

/** Texts of a question that its row in the list does not show. `text` is the end of a long question. */
export const BANK_MATCH_FIELDS = ['text', 'option', 'explanation', 'passage', 'source'] as const;

/** Where searched words are, if the row does not show them. */
export const bankMatchSchema = z.object({
  field: z.enum(BANK_MATCH_FIELDS),
  /** Zero-based; only of an option. */
  option: z.optional(count),
  /** The words with some words around them. */
  excerpt: z.string(),
});
export type BankMatch = z.infer<typeof bankMatchSchema>;

/** A question in the list of the bank. Equal questions with the same id are one row. */
export const bankRowSchema = z.object({
  questionId: z.string(),
  /** Start of the question text. */
  text: z.string(),
  topic: z.optional(z.string()),
  level: z.optional(z.string()),
  section: z.optional(z.string()),
  tags: z.array(z.string()),
  /** At least one. */
  tests: z.array(bankTestSchema),
  /** Open reports of students in all its tests. */
  reports: count,
  /** Whether the statistics suggest that its right answer is wrong. */
  suspicious: z.boolean(),
  /** Absent if the row itself shows every searched word. */
  matches: z.optional(z.array(bankMatchSchema)),
});
export type BankRow = z.infer<typeof bankRowSchema>;

/** A value of a field and the number of found questions that have it. */
const facetSchema = z.object({ value: z.string(), count });
export type BankFacet = z.infer<typeof facetSchema>;

/** One page of the question bank. */
export const bankResponse = z.object({
  data: z.array(bankRowSchema),
  meta: z.object({
    page: z.int(),
    pages: z.int(),
    /** Found questions on all pages. */
    total: count,
    topics: z.array(facetSchema),
    levels: z.array(facetSchema),
    tags: z.array(facetSchema),
  }),
});
export type BankResponse = z.infer<typeof bankResponse>;

/** One question of a test, to be edited. */
export const bankQuestionSchema = z.object({
  question: questionSchema,
  /** Each formula of the question and its MathML. */
  math: z.record(z.string(), z.string()),
  /** All tests with this question, each with the revision to base an upload on. The first is the requested one. */
  tests: z.array(z.extend(bankTestSchema, { revision: z.string() })),
});
export type BankQuestion = z.infer<typeof bankQuestionSchema>;
export const bankQuestionResponse = z.object({ data: bankQuestionSchema });

/** How many questions of a topic and level a draw takes. An absent field takes any. */
export const drawPartSchema = z.object({
  topic: z.optional(z.string().check(z.maxLength(QUESTION_BOUNDS.topic))),
  level: z.optional(z.string().check(z.maxLength(QUESTION_BOUNDS.level))),
  count: z.int().check(z.minimum(1), z.maximum(DRAW_QUESTIONS)),
});
export type DrawPart = z.infer<typeof drawPartSchema>;

/** Body of a random draw. The test that receives the questions does not give any. */
export const drawSchema = z.object({
  testId,
  /** Only questions of this exam; absent: of all exams. */
  examId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  parts: z.array(drawPartSchema).check(z.minLength(1), z.maxLength(50)),
});
export type DrawRequest = z.infer<typeof drawSchema>;

export const questionDrawSchema = z.object({
  /** In the order of the parts. No question is taken twice. */
  questions: z.array(questionSchema),
  /** For each part, the number of questions that were missing. */
  missing: z.array(count),
});
export type QuestionDraw = z.infer<typeof questionDrawSchema>;
export const drawResponse = z.object({ data: questionDrawSchema });

const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(QUESTION_BOUNDS.tag));
const tags = z.array(tag).check(z.maxLength(QUESTION_BOUNDS.mostTags));

/**
 * What a bulk edit does with each question.
 * - `tag`: adds and removes tags
 * - `set`: sets fields; an empty text removes a field
 * - `replace`: replaces a text in the question, its options and its explanation
 * - `copy`, `move`: puts the questions at the end of another test
 * - `remove`: takes the questions out of their tests
 */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), add: tags, remove: tags }),
  z.object({
    kind: z.literal('set'),
    topic: z.optional(z.string().check(z.trim(), z.maxLength(QUESTION_BOUNDS.topic))),
    level: z.optional(z.string().check(z.trim(), z.maxLength(QUESTION_BOUNDS.level))),
    section: z.optional(z.string().check(z.trim(), z.maxLength(QUESTION_BOUNDS.section))),
  }),
  z.object({
    kind: z.literal('replace'),
    find: z.string().check(z.minLength(1), z.maxLength(QUESTION_BOUNDS.option)),
    replacement: z.string().check(z.maxLength(QUESTION_BOUNDS.option)),
  }),
  z.object({ kind: z.literal('copy'), testId }),
  z.object({ kind: z.literal('move'), testId }),
  z.object({ kind: z.literal('remove') }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

/** Body of a bulk edit. */
export const bulkEditSchema = z.object({
  questions: z
    .array(z.object({ testId, questionId }))
    .check(z.minLength(1), z.maxLength(BULK_EDIT_QUESTIONS)),
  action: bulkActionSchema,
  /** The revision of each test that the check showed. The edit is rejected when the stored one differs. */
  basedOn: z.optional(z.record(z.string(), z.string())),
});
export type BulkEdit = z.infer<typeof bulkEditSchema>;
