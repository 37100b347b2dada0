/** The line under the home page's headline. */
export const HOME_LEAD =
  'Timed mock tests for driving licences, government and bank exams, marked as the real ones are. Free, and no account.';
