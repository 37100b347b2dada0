/** One tenth of the real paper: 10 of 100 questions in 9 of 90 minutes; a third of the mark is lost. */
export const NTPC = { minutes: 9, marks: 1, penalty: '1/3' };

/** 12 of 100 questions: 11 of 90 minutes. */
export const LEVEL_1 = { minutes: 11, marks: 1, penalty: '1/3' };
