export const tryAgain = 'Try again';
export const allMockTests = 'All mock tests';
export const home = 'Home';
