import * as z from 'zod/mini';
import { blockSchema, slugSchema } from '../content/articles.js';
import { examIdSchema, examSchema } from '../exam/exam.js';
import { mockTestSchema } from '../exam/mock-test.js';
import { issueSchema } from '../problem.js';
import { questionSchema } from '../exam/question.js';
import { examFormSchema, mockTestDetailsSchema, mockTestFormSchema } from './upload.js';

export const UPLOAD_TYPES = ['exam', 'mocktest', 'questions', 'article', 'post'] as const;
export const uploadTypeSchema = z.enum(UPLOAD_TYPES);
export type UploadType = z.infer<typeof uploadTypeSchema>;

/**
 * What happens to the questions that a mock test already has.
 * - `replace`: the file replaces all of them
 * - `skip`: they stay; questions with new ids are appended
 * - `add`: every id in the file must be new; all questions are appended
 * - `update`: questions with the same ids take their places; the others stay, and new ones are appended
 */
export const ON_REPEAT = ['replace', 'skip', 'add', 'update'] as const;
export const onRepeatSchema = z.enum(ON_REPEAT);
export type OnRepeat = z.infer<typeof onRepeatSchema>;

/** JSON. `null`, an empty text or an empty list deletes a field. */
const details = z.optional(z.string());

/** The revision that the admin saw, empty for none. The upload is rejected when the stored one differs. */
const basedOn = z.optional(z.string());
const { testId } = mockTestSchema.shape;

/** An existing text keeps each field that `details` leaves out. */
const textFields = {
  slug: slugSchema,
  details,
  /** `true`: readers do not see it. A new text is hidden unless this says `false`. */
  hidden: z.optional(z.enum(['true', 'false'])),
  basedOn,
};

/**
 * The multipart forms of an upload by type. An existing exam or mock test keeps each field that is not sent. A new one
 * needs all required fields.
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
  article: z.object({
    uploadType: z.literal('article'),
    examId: examIdSchema,
    categorySlug: slugSchema,
    /** Creates the category if the exam has none with this slug. */
    categoryTitle: z.optional(z.string()),
    ...textFields,
  }),
  post: z.object({ uploadType: z.literal('post'), ...textFields }),
} as const;

/** The multipart form of an upload. */
export const uploadFormSchema = z.discriminatedUnion('uploadType', [
  uploadForms.exam,
  uploadForms.mocktest,
  uploadForms.questions,
  uploadForms.article,
  uploadForms.post,
]);

const count = z.int();
export const uploadCountsSchema = z.object({ exams: count, tests: count, questions: count });
export type UploadCounts = z.infer<typeof uploadCountsSchema>;

/** What students will see. */
export const uploadPreviewSchema = z.object({
  exam: z.optional(z.omit(examSchema, { mockTests: true, updatedAt: true })),
  mockTest: z.optional(mockTestSchema),
  questions: z.optional(z.array(questionSchema)),
  /** The rendered blocks of an article or post. */
  blocks: z.optional(z.array(blockSchema)),
  /** Each formula of the questions and its MathML. */
  math: z.optional(z.record(z.string(), z.string())),
});
export type UploadPreview = z.infer<typeof uploadPreviewSchema>;

/** A change to one field of an existing exam or mock test. */
export const fieldChangeSchema = z.object({
  /** Name of the field; `seo.keywords` for a nested one. */
  field: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** The stored value; absent for an added field. */
  before: z.optional(z.unknown()),
  /** The new value; absent for a removed field. */
  after: z.optional(z.unknown()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Some questions of a mock test: their number and the first hundred ids. */
const someQuestionsSchema = z.object({ count: z.int(), ids: z.array(z.string()) });
export type SomeQuestions = z.infer<typeof someQuestionsSchema>;

/** The changes to the questions of a mock test, by id. */
export const questionChangesSchema = z.object({
  removed: someQuestionsSchema,
  changed: someQuestionsSchema,
  added: someQuestionsSchema,
  /** Number of unchanged questions; their position may change. */
  same: z.int(),
});
export type QuestionChanges = z.infer<typeof questionChangesSchema>;

/** Result of an upload, or the expected result of a dry run. */
export const uploadResultSchema = z.object({
  message: z.string(),
  outcome: z.enum(['stored', 'unchanged']),
  dryRun: z.boolean(),
  type: z.enum([...UPLOAD_TYPES, 'bulk']),
  counts: uploadCountsSchema,
  warnings: z.array(issueSchema),
  /** Id in the history; absent when nothing was stored. */
  id: z.optional(z.string()),
  /**
   * Revision of the exam, mock test or questions after the upload; in a dry run: the current one. Empty without any.
   * The next upload sends it as `basedOn`.
   */
  revision: z.optional(z.string()),
  /** By field; absent when the exam or mock test is new. */
  changes: z.optional(z.array(fieldChangeSchema)),
  /** Absent when the mock test has no questions yet. */
  questionChanges: z.optional(questionChangesSchema),
  /** Number of questions that the mock test states, if it has another number after the upload of its questions. */
  statedQuestions: z.optional(z.int()),
  preview: z.optional(uploadPreviewSchema),
});
export type UploadResult = z.infer<typeof uploadResultSchema>;
export const uploadResponse = z.object({ data: uploadResultSchema });

/** An exam for the upload form, hidden or not. Its upload sends `revision` as `basedOn`. */
export const storedExamSchema = z.object({
  exam: z.omit(examSchema, { mockTests: true, updatedAt: true }),
  revision: z.string(),
});
export type StoredExamAnswer = z.infer<typeof storedExamSchema>;
export const storedExamResponse = z.object({ data: storedExamSchema });

/** A mock test for the upload form, hidden or not. Its upload sends `revision` as `basedOn`. */
export const storedMockTestSchema = z.object({
  examId: z.string(),
  mockTest: mockTestSchema,
  revision: z.string(),
});
export type StoredMockTestAnswer = z.infer<typeof storedMockTestSchema>;
export const storedMockTestResponse = z.object({ data: storedMockTestSchema });

/** The published questions of a mock test, hidden or not. The list is a valid question file. */
export const storedQuestionsSchema = z.object({
  testId: z.string(),
  questions: z.array(questionSchema),
  revision: z.string(),
});
export type StoredQuestionsAnswer = z.infer<typeof storedQuestionsSchema>;
export const storedQuestionsResponse = z.object({ data: storedQuestionsSchema });

/** Body of a bulk upload: mock tests with their questions. Their exams must exist. */
export const bulkSchema = z.object({
  tests: z.array(
    z.extend(mockTestFormSchema, {
      ...mockTestDetailsSchema.shape,
      questions: z.array(questionSchema),
    }),
  ),
});

/** Result of a bulk edit, or the expected result of a dry run. */
export const bulkEditResultSchema = z.object({
  message: z.string(),
  outcome: z.enum(['stored', 'unchanged']),
  dryRun: z.boolean(),
  /** The tests whose questions change. */
  tests: z.array(
    z.object({
      testId: z.string(),
      /** Revision of the questions: before a dry run, after an edit. */
      revision: z.string(),
      questionChanges: z.optional(questionChangesSchema),
    }),
  ),
  warnings: z.array(issueSchema),
});
export type BulkEditResult = z.infer<typeof bulkEditResultSchema>;
export const bulkEditResponse = z.object({ data: bulkEditResultSchema });

/** Body of a preview: a question as an editor types it, perhaps with issues. */
export const questionDraftSchema = z.object({ question: z.record(z.string(), z.unknown()) });
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

/** The check of one question. Paths are JSON pointers into it. */
export const questionPreviewSchema = z.object({
  issues: z.array(issueSchema),
  warnings: z.array(issueSchema),
  /** Absent when the question has issues. */
  question: z.optional(questionSchema),
  /** Each formula and its MathML. */
  math: z.record(z.string(), z.string()),
});
export type QuestionPreview = z.infer<typeof questionPreviewSchema>;
export const questionPreviewResponse = z.object({ data: questionPreviewSchema });
