export const loadingPage = 'Loading page';
