export const formula = 'Formula';
