import { revisionSchema } from '@mockingbird/contracts';
import * as z from 'zod';

/** Of the published revision unless another one is named. */
export const statisticsQuery = z.object({ revision: z.optional(revisionSchema) });
export type StatisticsQuery = z.output<typeof statisticsQuery>;
