export const yourResult = 'Your result';
export const theScore =
  'The score of your mock test, how it was calculated, and every question with its right answer.';
