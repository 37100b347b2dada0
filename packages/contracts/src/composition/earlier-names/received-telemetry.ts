import * as z from 'zod/mini';
import { type Telemetry, telemetrySchema } from '../telemetry.js';
import { earlierNameOf } from './deprecated.js';

const events = telemetrySchema.shape.events;
/** Issues name the field that the client sent. */
export const receivedTelemetrySchema = z.pipe(
  z
    .object({
      composition: telemetrySchema.shape.composition,
      events: z.optional(events),
      sightings: z.optional(earlierNameOf('events', events)),
    })
    .check(
      z.meta({ description: 'Exactly one of `events` and `sightings` is required' }),
      z.refine((body) => body.events !== undefined || body.sightings !== undefined, {
        path: ['events'],
        error: 'Is missing',
      }),
      z.refine((body) => body.events === undefined || body.sightings === undefined, {
        path: ['sightings'],
        error: 'Is the earlier name of events: send only one of them',
      }),
    ),
  z.transform(({ composition, events: current, sightings = [] }): Telemetry => ({
    composition,
    events: current ?? sightings,
  })),
);
