export const sections = 'Sections';
export const finished = 'finished';
export const locked = 'locked';
export const otherQuestions = 'Other questions';
