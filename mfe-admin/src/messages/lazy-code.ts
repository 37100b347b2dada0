export const loading = 'Loading';
export const thisPart = 'This part of the page could not be loaded. What you entered is still here.';
export const tryAgain = 'Try again';
