import { revisionSchema } from '@mockingbird/contracts';
import * as z from 'zod';
import { idParam } from '../../../http/request/id-param.js';

/** Position of the first question of a page. A test has at most 20,000 questions, so two revisions differ in at most 40,000. */
export const differenceQuery = z.object({
  from: z
    .string()
    .regex(/^(0|[1-9]\d{0,4})$/, 'Expected a number')
    .transform(Number)
    .default(0),
});
export type DifferenceQuery = z.output<typeof differenceQuery>;

export const compareParams = z.object({ id: idParam, before: revisionSchema, after: revisionSchema });
export type CompareParams = z.output<typeof compareParams>;
