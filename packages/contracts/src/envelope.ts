import * as z from 'zod/mini';
import { examSchema, examSummarySchema } from './exam/exam.js';
import { mockTestSchema, testMetaSchema } from './exam/mock-test.js';
import { servedQuestionSchema } from './exam/question.js';

const message = z.object({ message: z.string() });

export const examListResponse = z.object({ data: z.array(examSummarySchema) });
export const examResponse = z.object({ data: examSchema });
export const mockTestListResponse = z.object({ data: z.array(mockTestSchema) });
export const questionsResponse = z.object({
  data: z.array(servedQuestionSchema),
  /** Minutes; overrides the duration of the link. */
  duration: z.optional(z.number()),
  meta: testMetaSchema,
});
export type QuestionsResponse = z.infer<typeof questionsResponse>;
export const messageResponse = z.object({ data: message });
