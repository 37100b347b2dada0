import type { Reading } from '@mockingbird/exam-core';

/** Both clocks of this tab, now. */
export const readClocks = (): Reading => ({ wallMs: Date.now(), monotonicMs: performance.now() });
