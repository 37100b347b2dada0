/** What most colleges do with a score of most exams. */
export const COLLEGE_CREDIT =
  'Many colleges give credit or placement for a 3 or better. Some want a 4 or a 5, and some give none. Check the college’s policy.';
