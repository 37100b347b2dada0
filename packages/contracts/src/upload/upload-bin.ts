import * as z from 'zod/mini';
import { examIdSchema } from '../exam/exam.js';
import { mockTestSchema } from '../exam/mock-test.js';

const TEXT_ID_CHARACTERS = 400;
const one = 'Expected either examId, testId or textId';

/** An exam, a mock test, or an article or post, to delete, to restore or to remove for good. */
export const binTargetSchema = z
  .object({
    examId: z.optional(examIdSchema),
    testId: z.optional(mockTestSchema.shape.testId),
    /** `post.<slug>` or `article.<exam key>.<category>.<slug>`. */
    textId: z.optional(z.string().check(z.minLength(1), z.maxLength(TEXT_ID_CHARACTERS))),
  })
  .check(
    z.refine(
      ({ examId, testId, textId }) => [examId, testId, textId].filter((id) => id !== undefined).length === 1,
      one,
    ),
  );
export type BinTarget = z.infer<typeof binTargetSchema>;

/** An exam, a mock test, an article or a post in the bin. Mock tests that went with their exam are counted with it. */
export const binEntrySchema = z.object({
  /** Empty for a post. */
  examId: z.string(),
  /** Of a mock test. */
  testId: z.optional(z.string()),
  /** Of an article or post. */
  textId: z.optional(z.string()),
  /** Whether another text is at the address of the deleted one: the one that ships, as it is or edited since. */
  isReplaced: z.optional(z.boolean()),
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
