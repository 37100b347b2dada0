/** The date on which the facts about the real exams were last compared with public sources. */
export const CHECKED = 'Checked on 20 November 2026.';
