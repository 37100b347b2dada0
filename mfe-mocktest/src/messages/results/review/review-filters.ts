export const marked = 'Marked';
