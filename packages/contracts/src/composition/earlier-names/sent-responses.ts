import * as z from 'zod/mini';
import {
  errorSeriesSchema,
  gcResponse,
  releaseOverviewResponse,
  remoteHealthSchema,
  versionHealthSchema,
} from '../releases.js';
import { earlierNameOf } from './deprecated.js';
import { addEarlierNames } from './names.js';

export const sentGcResponse = z.pipe(
  z.transform(addEarlierNames),
  z.object({
    data: z.extend(gcResponse.shape.data, {
      kept: earlierNameOf('retained', gcResponse.shape.data.shape.retained),
    }),
  }),
);

const sentVersionHealth = z.extend(versionHealthSchema, {
  troubled: earlierNameOf('affected', versionHealthSchema.shape.affected),
});
const errorLine = errorSeriesSchema.shape.series.def.element;
const sentErrorSeries = z.extend(errorSeriesSchema, {
  series: z.array(z.extend(errorLine, { troubled: earlierNameOf('affected', errorLine.shape.affected) })),
});
const sentRemoteHealth = z.extend(remoteHealthSchema, {
  live: sentVersionHealth,
  other: z.optional(sentVersionHealth),
  watchedUntil: earlierNameOf('monitoredUntil', remoteHealthSchema.shape.monitoredUntil),
});
export const sentOverviewResponse = z.pipe(
  z.transform(addEarlierNames),
  z.object({
    data: z.extend(releaseOverviewResponse.shape.data, {
      health: z.array(sentRemoteHealth),
      errorSeries: sentErrorSeries,
      troubles: earlierNameOf('errorSeries', sentErrorSeries),
    }),
  }),
);
