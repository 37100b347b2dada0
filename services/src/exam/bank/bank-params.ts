import * as z from 'zod';
import { BANK_STATES } from '@mockingbird/contracts';
import { idParam } from '../../http/request/id-param.js';

const LONGEST_QUERY = 200;
const value = z.string().max(LONGEST_QUERY).optional();

/** Query of the list of the bank. An empty topic or level finds questions without one. */
export const bankQuery = z.object({
  /** Words, and phrases in quotes: a question must contain all of them. */
  q: z.string().max(LONGEST_QUERY).default(''),
  examId: idParam.optional(),
  testId: idParam.optional(),
  topic: value,
  level: value,
  tag: value,
  state: z.enum(BANK_STATES).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'Expected a number from 1 to 99999')
    .transform(Number)
    .default(1),
});
export type BankQuery = z.output<typeof bankQuery>;

/** Query of one question of the bank. */
export const bankQuestionQuery = z.object({ testId: idParam, questionId: idParam });
export type BankQuestionQuery = z.output<typeof bankQuestionQuery>;
