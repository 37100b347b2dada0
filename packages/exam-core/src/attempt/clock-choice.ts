import { MAX_DURATION_MS } from '../limits.js';

/** The clocks that a student may choose: the exam's time, more time, or none (0). */
export const CLOCK_FACTORS = [1, 1.25, 1.5, 2, 0] as const;
export type ClockFactor = (typeof CLOCK_FACTORS)[number];

const MS_PER_MINUTE = 60_000;

/**
 * @param minutes duration of the mock test; 0 or absent means no clock
 * @param factor the student's choice
 * @returns milliseconds; 0 means no clock
 */
export function durationMsOf(minutes: number | undefined, factor: ClockFactor = 1): number {
  return Math.min(Math.max(0, Math.round((minutes ?? 0) * factor * MS_PER_MINUTE)), MAX_DURATION_MS);
}
