import type { Placement } from '@mockingbird/platform';

/** The row with a returning student's own work. The remote of the mock tests provides it. */
export const STUDY_SUMMARY: Placement = { name: 'study-summary', input: null };
