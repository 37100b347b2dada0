import type { Reading } from '@mockingbird/exam-core';

/** Current values of the wall clock and the monotonic clock. */
export const readClocks = (): Reading => ({ wallMs: Date.now(), monotonicMs: performance.now() });
