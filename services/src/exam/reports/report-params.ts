import * as z from 'zod';
import { addressPart } from '../../http/request/id-param.js';

/** Which reports an admin wants to see. */
export const reportsQuery = z.object({
  testId: addressPart.optional(),
  state: z.enum(['open', 'resolved']).default('open'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'Expected a number from 1 to 9999')
    .transform(Number)
    .default(1),
});
export type ReportsQuery = z.output<typeof reportsQuery>;

export const reportAddress = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/, 'Expected the id of a report'),
});
export type ReportAddress = z.output<typeof reportAddress>;
