import * as z from 'zod/mini';
import { examIdSchema, examSchema } from '../exam/exam.js';
import { mockTestSchema } from '../exam/mock-test.js';
import { faultSchema } from '../problem.js';
import { questionSchema } from '../exam/question.js';
import { examFormSchema, mockTestFormSchema } from './upload.js';

export const UPLOAD_TYPES = ['exam', 'mocktest', 'questions'] as const;
export const uploadTypeSchema = z.enum(UPLOAD_TYPES);
export type UploadType = z.infer<typeof uploadTypeSchema>;

/**
 * What happens to the questions that a test has already.
 * - `replace`: the file takes the place of all of them
 * - `skip`: they stay as they are; questions with new ids are added behind them
 * - `add`: every question of the file must have a new id; all are added behind them
 */
export const ON_REPEAT = ['replace', 'skip', 'add'] as const;
export const onRepeatSchema = z.enum(ON_REPEAT);
export type OnRepeat = z.infer<typeof onRepeatSchema>;

/** JSON. `null`, an empty text or an empty list removes a field. */
const details = z.optional(z.string());

/** The revision that the admin saw, empty for none; when another one is stored meanwhile, the upload is refused. */
const basedOn = z.optional(z.string());
const { testId } = mockTestSchema.shape;

/**
 * The multipart forms of an upload by type. An exam or a test that exists keeps each field that is not sent; a new one
 * needs all that the form lists.
 */
export const uploadForms = {
  exam: z.extend(z.partial(examFormSchema), {
    uploadType: z.literal('exam'),
    examId: examIdSchema,
    details,
    basedOn,
  }),
  mocktest: z.extend(z.partial(mockTestFormSchema), {
    uploadType: z.literal('mocktest'),
    examId: examIdSchema,
    testId,
    details,
    basedOn,
  }),
  questions: z.object({
    uploadType: z.literal('questions'),
    examId: z.optional(examIdSchema),
    testId,
    onRepeat: z.optional(onRepeatSchema),
    basedOn,
    file: z.file(),
  }),
} as const;

/** The multipart form of an upload. */
export const uploadFormSchema = z.discriminatedUnion('uploadType', [
  uploadForms.exam,
  uploadForms.mocktest,
  uploadForms.questions,
]);

const count = z.int();
export const uploadCountsSchema = z.object({ exams: count, tests: count, questions: count });
export type UploadCounts = z.infer<typeof uploadCountsSchema>;

/** What students would see. */
export const uploadPreviewSchema = z.object({
  exam: z.optional(z.omit(examSchema, { mockTests: true, updatedAt: true })),
  mockTest: z.optional(mockTestSchema),
  questions: z.optional(z.array(questionSchema)),
  /** Every formula of the questions to its MathML. */
  math: z.optional(z.record(z.string(), z.string())),
});
export type UploadPreview = z.infer<typeof uploadPreviewSchema>;

/** What an upload changes about one field of an exam or a mock test that exists. */
export const fieldChangeSchema = z.object({
  /** Name of the field; `seo.keywords` for one inside of another. */
  field: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** As stored before; absent when it is added. */
  before: z.optional(z.unknown()),
  /** As stored afterwards; absent when it is removed. */
  after: z.optional(z.unknown()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Some of a test's questions: how many, and the ids of the first hundred. */
const someQuestionsSchema = z.object({ count: z.int(), ids: z.array(z.string()) });
export type SomeQuestions = z.infer<typeof someQuestionsSchema>;

/** What an upload changes about the questions that a test has, by their ids. */
export const questionChangesSchema = z.object({
  removed: someQuestionsSchema,
  changed: someQuestionsSchema,
  added: someQuestionsSchema,
  /** How many stay as they are, perhaps in another place. */
  same: z.int(),
});
export type QuestionChanges = z.infer<typeof questionChangesSchema>;

/** What an upload did, or would do when it is a dry run. */
export const uploadResultSchema = z.object({
  message: z.string(),
  outcome: z.enum(['stored', 'unchanged']),
  dryRun: z.boolean(),
  type: z.enum([...UPLOAD_TYPES, 'bulk']),
  counts: uploadCountsSchema,
  warnings: z.array(faultSchema),
  /** Id in the history; absent when nothing was stored. */
  id: z.optional(z.string()),
  /**
   * Of the exam, the test or its questions, after the upload; of a dry run: as they are now. Empty when there are none.
   * The `basedOn` of a following upload.
   */
  revision: z.optional(z.string()),
  /** Field by field; absent when the exam or the test is new. */
  changes: z.optional(z.array(fieldChangeSchema)),
  /** Absent when the test has no questions yet. */
  questionChanges: z.optional(questionChangesSchema),
  preview: z.optional(uploadPreviewSchema),
});
export type UploadResult = z.infer<typeof uploadResultSchema>;
export const uploadResponse = z.object({ data: uploadResultSchema });

/** An exam as the upload form edits it, hidden or not. `revision` is the `basedOn` of its upload. */
export const storedExamSchema = z.object({
  exam: z.omit(examSchema, { mockTests: true, updatedAt: true }),
  revision: z.string(),
});
export type StoredExamAnswer = z.infer<typeof storedExamSchema>;
export const storedExamResponse = z.object({ data: storedExamSchema });

/** A mock test as the upload form edits it, hidden or not. `revision` is the `basedOn` of its upload. */
export const storedMockTestSchema = z.object({
  examId: z.string(),
  mockTest: mockTestSchema,
  revision: z.string(),
});
export type StoredMockTestAnswer = z.infer<typeof storedMockTestSchema>;
export const storedMockTestResponse = z.object({ data: storedMockTestSchema });

/** The body of a bulk load: mock tests with their questions. Their exams must exist. */
export const bulkSchema = z.object({
  tests: z.array(
    z.extend(mockTestFormSchema, {
      title: mockTestSchema.shape.title,
      sections: mockTestSchema.shape.sections,
      questions: z.array(questionSchema),
    }),
  ),
});
