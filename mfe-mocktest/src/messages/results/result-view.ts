import { type Value } from '@mockingbird/remote-kit';

export const home = 'Home';
export const yourResultIn = (title: Value) => `${title}: your result`;
export const timeWasUp = 'Time was up';
export const yourTestWasSubmitted = 'Your test was submitted automatically, with the answers you had given.';
export const onlyOfQuestions = (length: Value, partOf: Value) => `Only ${length} of ${partOf} questions`;
export const thisWasARetry = 'This was a retry. Your result of the whole test is still saved.';
