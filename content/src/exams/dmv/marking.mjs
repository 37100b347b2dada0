/** Knowledge tests count right answers only. Minutes are ours: the real tests are hardly ever short of time. */
export const MARKING = { minutes: 15, marks: 1, penalty: 0 };

/** The day on which the exams' own rules were last compared with public sources. */
export const CHECKED = 'Checked on 20 November 2026.';
