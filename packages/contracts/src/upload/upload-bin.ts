import * as z from 'zod/mini';
import { examIdSchema } from '../exam/exam.js';
import { mockTestSchema } from '../exam/mock-test.js';

const one = 'Expected either examId or testId';

/** An exam or a mock test to delete, to restore or to remove for good. */
export const binTargetSchema = z
  .object({ examId: z.optional(examIdSchema), testId: z.optional(mockTestSchema.shape.testId) })
  .check(z.refine(({ examId, testId }) => (examId === undefined) !== (testId === undefined), one));
export type BinTarget = z.infer<typeof binTargetSchema>;

/** An exam or a mock test in the bin. Mock tests that went with their exam are counted with it. */
export const binEntrySchema = z.object({
  examId: z.string(),
  /** Absent for an exam. */
  testId: z.optional(z.string()),
  title: z.optional(z.string()),
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Days until it is removed for good. */
  daysLeft: z.int(),
  tests: z.int(),
});
export type BinEntry = z.infer<typeof binEntrySchema>;

/** The last deleted first. */
export const binResponse = z.object({ data: z.array(binEntrySchema) });

export const binChangeResponse = z.object({
  data: z.object({ message: z.string(), id: z.optional(z.string()) }),
});
