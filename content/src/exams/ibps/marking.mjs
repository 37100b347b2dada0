/**
 * Bank preliminaries: 12 of 100 questions in 9 minutes, three locked sections of 3 minutes; a quarter of the mark is
 * lost.
 */
export const PRELIMS = { minutes: 9, marks: 1, penalty: '1/4', optionCount: 5, sectionRule: 'locked' };

/** Minutes of each section: the real papers lock the sections in the same way. */
export const SECTION_MINUTES = 3;

/** Officers of regional rural banks: 80 questions in 45 minutes, so 7 minutes for 12. */
export const RURAL = { minutes: 7, marks: 1, penalty: '1/4', optionCount: 5 };
