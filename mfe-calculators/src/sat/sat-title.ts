export const SAT_TITLE = 'Digital SAT Score Calculator';
