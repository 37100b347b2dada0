export const thisPageIsNot = 'This page is not available right now';
