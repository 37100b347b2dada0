/** The note behind every fact on the real exams: the day on which it was last compared with public sources. */
export const CHECKED = 'Checked on 20 November 2026.';
