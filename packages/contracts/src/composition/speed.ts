import * as z from 'zod/mini';
import { versionSchema } from './manifest.js';
import { remoteNameSchema, routeDescriptorSchema } from './remote.js';

/**
 * What real visitors experience, in milliseconds; CLS is a score without a unit.
 * - `LCP`, `INP` and `CLS` are the Core Web Vitals (https://web.dev/articles/vitals).
 * - `navigation`: from a click until the next screen is painted.
 */
export const SPEED_MEASURES = ['LCP', 'INP', 'CLS', 'navigation'] as const;
export const speedMeasureSchema = z.enum(SPEED_MEASURES);
export type SpeedMeasure = z.infer<typeof speedMeasureSchema>;

/** The highest value that is accepted. A higher one comes from a sleeping device or is invented. */
export const SPEED_MAXIMUM: Readonly<Record<SpeedMeasure, number>> = {
  LCP: 60_000,
  INP: 60_000,
  CLS: 10,
  navigation: 60_000,
};
/** Most figures in one report. */
export const FIGURES_PER_REPORT = 20;

/** One measured value. `route` is the id of the screen on which it was measured. */
export const speedFigureSchema = z
  .object({
    remote: remoteNameSchema,
    version: versionSchema,
    route: routeDescriptorSchema.shape.id.check(z.maxLength(64)),
    measure: speedMeasureSchema,
    value: z.number().check(z.minimum(0)),
  })
  .check(
    z.refine(({ measure, value }) => value <= SPEED_MAXIMUM[measure], {
      path: ['value'],
      error: `Expected at most ${SPEED_MAXIMUM.LCP} milliseconds, or ${SPEED_MAXIMUM.CLS} for CLS`,
    }),
  );
export type SpeedFigure = z.infer<typeof speedFigureSchema>;

/** `POST /api/releases/speed`: figures of one page load. They contain nothing about the visitor. */
export const speedReportSchema = z.object({
  composition: z.int(),
  figures: z.array(speedFigureSchema).check(z.minLength(1), z.maxLength(FIGURES_PER_REPORT)),
});
export type SpeedReport = z.infer<typeof speedReportSchema>;

/** The 75th percentile of one measure, and the number of its samples. */
export const measuredSpeedSchema = z.object({
  measure: speedMeasureSchema,
  p75: z.number(),
  samples: z.int(),
});
export type MeasuredSpeed = z.infer<typeof measuredSpeedSchema>;

/** Figures of a version, in total and by route. A measure without samples is left out. */
export const versionSpeedSchema = z.object({
  measures: z.array(measuredSpeedSchema),
  routes: z.array(z.object({ route: z.string(), measures: z.array(measuredSpeedSchema) })),
});
export type VersionSpeed = z.infer<typeof versionSpeedSchema>;

/** A version is slower than the one it is compared with. */
export const slowerSchema = z.object({
  measure: speedMeasureSchema,
  p75: z.number(),
  /** The version that it is compared with. */
  than: z.string(),
  /** The 75th percentile of that version. */
  otherP75: z.number(),
  /** By how much it is slower. */
  percent: z.number(),
});
export type Slower = z.infer<typeof slowerSchema>;
