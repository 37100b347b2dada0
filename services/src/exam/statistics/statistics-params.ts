import { revisionSchema } from '@mockingbird/contracts';
import * as z from 'zod';

/** By default the statistics of the published revision. */
export const statisticsQuery = z.object({ revision: z.optional(revisionSchema) });
export type StatisticsQuery = z.output<typeof statisticsQuery>;
