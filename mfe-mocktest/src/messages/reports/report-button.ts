import { type Value } from '@mockingbird/remote-kit';

export const reportThisQuestionNumber = (number: Value) => `Report this question number ${number}`;
export const reportThisQuestion = 'Report this question';
export const numberNumber = (number: Value) => `number ${number}`;
export const theFormCouldNot =
  'The form could not be loaded. Check your connection and press the button again.';
