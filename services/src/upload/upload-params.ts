import { AUDIT_TYPES, CHANGE_TYPES } from '@mockingbird/contracts';
import * as z from 'zod';
import { HISTORY_PAGE, HISTORY_PAGE_MAX } from './limits.js';

/** `?dryRun=1` only checks, and stores nothing. */
export const dryRunQuery = z.object({ dryRun: z.enum(['0', '1']).optional() });
export type DryRun = z.output<typeof dryRunQuery>;

const CHANGE_ID = /^[0-9a-f]{32}$/;
const changeId = z.string().regex(CHANGE_ID, 'Expected an id of the history');
const LONGEST_ID = 200;

export const historyQuery = z.object({
  testId: z.string().max(LONGEST_ID).optional(),
  examId: z.string().max(LONGEST_ID).optional(),
  /** User name. */
  by: z.string().max(LONGEST_ID).optional(),
  type: z.enum([...CHANGE_TYPES, ...AUDIT_TYPES]).optional(),
  /** `1`: also roles and steps of proposals. */
  events: z.enum(['0', '1']).optional(),
  /** The first moment, and the first one after the last. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** `0` leaves out what came with the product. */
  seeded: z.enum(['0', '1']).optional(),
  before: changeId.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Expected a number above 0')
    .transform(Number)
    .pipe(z.number().max(HISTORY_PAGE_MAX))
    .default(HISTORY_PAGE),
});
export type HistoryQuery = z.output<typeof historyQuery>;

export const changeParams = z.object({ id: changeId });
export type ChangeParams = z.output<typeof changeParams>;
