export const thisPart = 'This part of the page did not load';
