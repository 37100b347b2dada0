/**
 * Bank preliminaries: 12 of 100 questions in 9 minutes, three locked sections of 3 minutes; a quarter of the mark is
 * lost.
 */
export const PRELIMS = { minutes: 9, marks: 1, penalty: '1/4', optionCount: 5, sectionRule: 'locked' };

/** Minutes of each section: the real papers lock the sections in the same way. */
export const SECTION_MINUTES = 3;

/** Officers of regional rural banks: 80 questions in 45 minutes, 25 for reasoning and 20 for arithmetic, locked: so 4 + 3 minutes for 12. */
export const RURAL = { minutes: 7, marks: 1, penalty: '1/4', optionCount: 5, sectionRule: 'locked' };
export const RURAL_MINUTES = { reasoning: 4, quantitative: 3 };

/** PO: 35 questions for 30 and 40 marks, so 6/7 and 8/7 each; a quarter of it is lost. */
export const PO_MARKS = {
  quantitative: { marks: '6/7', negativeMarks: '3/14' },
  reasoning: { marks: '8/7', negativeMarks: '2/7' },
};
