import type { ClockReading } from '@mockingbird/exam-core';

/** Current values of the wall clock and the monotonic clock. */
export const readClocks = (): ClockReading => ({ wallMs: Date.now(), monotonicMs: performance.now() });
