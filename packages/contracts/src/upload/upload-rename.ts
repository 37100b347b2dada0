import * as z from 'zod/mini';
import { examIdSchema } from '../exam/exam.js';
import { mockTestSchema } from '../exam/mock-test.js';

const { testId: testIdSchema } = mockTestSchema.shape;

/** Gives an exam or a mock test a new id. Its former ids lead to the new one for ever. */
export const renameSchema = z.union([
  z.strictObject({ examId: examIdSchema, newId: examIdSchema }),
  z.strictObject({ testId: testIdSchema, newId: testIdSchema }),
]);
export type Rename = z.infer<typeof renameSchema>;

export const renameResponse = z.object({
  data: z.object({
    message: z.string(),
    outcome: z.enum(['stored', 'unchanged']),
    id: z.optional(z.string()),
  }),
});
