import * as z from 'zod';
import { idParam } from '../../http/request/id-param.js';

/** Query of the list of reports. */
export const reportsQuery = z.object({
  testId: idParam.optional(),
  state: z.enum(['open', 'resolved']).default('open'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'Expected a number from 1 to 9999')
    .transform(Number)
    .default(1),
});
export type ReportsQuery = z.output<typeof reportsQuery>;

export const reportParams = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/, 'Expected the id of a report'),
});
export type ReportParams = z.output<typeof reportParams>;
