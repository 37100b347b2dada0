/** The line under the home page's headline. */
export const HOME_LEAD =
  'Timed mock tests for DMV, government and bank exams, and honest score estimates. Free, no account.';
