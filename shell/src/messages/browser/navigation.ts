export const thisPart = 'This part of the page did not load';
export const thisPage = 'This page failed to load';
