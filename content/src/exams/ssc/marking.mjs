/** One eighth of the real papers: 12 of 100 questions, so 8 of 60 minutes (rounded up). */
export const TIER_1 = { minutes: 8, marks: 2, penalty: 0.5 };

/** Since May 2026 CGL has four sections of 15 minutes, which lock. Ours have 2 minutes each. */
export const CGL_TIER_1 = { ...TIER_1, sectionRule: 'locked' };
export const CGL_SECTION_MINUTES = 2;

/** The constable paper: 80 questions in 60 minutes, so 9 minutes for 12. */
export const CONSTABLE = { minutes: 9, marks: 2, penalty: 0.25 };
