export const yourOwnMockTest = 'Your own mock test';
export const aMockTest = 'A mock test from the questions that you chose.';
