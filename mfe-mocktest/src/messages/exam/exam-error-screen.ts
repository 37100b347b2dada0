export const thereIsNoExam =
  'There is no exam at this address. It may have a new name: look for it in the list of all mock tests.';
export const yourConnection =
  'Your connection or our server has a problem. Your answers are safe. Please try again in a moment.';
