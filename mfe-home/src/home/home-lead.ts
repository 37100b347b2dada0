/** The line under the home page's headline. */
export const HOME_LEAD =
  'Timed mock tests for driving licences, government and bank exams, and honest score estimates. Free, and no account.';
