import * as z from 'zod/mini';
import { examIdSchema, examSchema } from './exam.js';
import { mockTestSchema } from './mock-test.js';
import { faultSchema } from './problem.js';
import { questionSchema } from './question.js';
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

const details = z.optional(z.string());

/** The multipart forms of an upload by type. */
export const uploadForms = {
  exam: z.extend(examFormSchema, { uploadType: z.literal('exam'), details }),
  mocktest: z.extend(mockTestFormSchema, { uploadType: z.literal('mocktest'), details }),
  questions: z.object({
    uploadType: z.literal('questions'),
    examId: z.optional(examIdSchema),
    testId: mockTestSchema.shape.testId,
    onRepeat: z.optional(onRepeatSchema),
    /** The revision that the admin saw; when another one is published meanwhile, the upload is refused. */
    basedOn: z.optional(z.string()),
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
  /** Of the published questions, after the upload; of a dry run: as they are now. Empty when there are none. */
  revision: z.optional(z.string()),
  preview: z.optional(uploadPreviewSchema),
});
export type UploadResult = z.infer<typeof uploadResultSchema>;
export const uploadResponse = z.object({ data: uploadResultSchema });

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
