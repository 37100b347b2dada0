import * as z from 'zod/mini';
import { testMetaSchema } from './mock-test.js';
import { servedQuestionSchema } from './question.js';

const count = z.int().check(z.minimum(0));

/** How many questions of one topic and level some exams have. A question that is in two tests counts once. */
export const offeredQuestionsSchema = z.object({
  topic: z.optional(z.string()),
  level: z.optional(z.string()),
  questions: count,
});
export type OfferedQuestions = z.infer<typeof offeredQuestionsSchema>;

/** What some exams offer to a student's own test. */
export const ownTestOfferSchema = z.object({
  questions: z.array(offeredQuestionsSchema),
  /** Minutes for one question in the first mock test with a clock; 0 without any. */
  minutesPerQuestion: z.number().check(z.minimum(0)),
});
export type OwnTestOffer = z.infer<typeof ownTestOfferSchema>;
export const ownTestOfferResponse = z.object({ data: ownTestOfferSchema });

/** The questions of a student's own test. Its marks are those of the first exam's first mock test. */
export const ownTestResponse = z.object({
  /** Empty when no question is left for the selection. */
  data: z.array(servedQuestionSchema),
  meta: z.pick(testMetaSchema, {
    examId: true,
    examTitle: true,
    marksPerQuestion: true,
    negativeMarksPerQuestion: true,
    math: true,
    /** Changes when any question of the exams changes. */
    revision: true,
  }),
  /** Number of questions to choose from. */
  available: count,
  /** Whether a next part exists. */
  hasNext: z.boolean(),
});
export type OwnTestResponse = z.infer<typeof ownTestResponse>;
