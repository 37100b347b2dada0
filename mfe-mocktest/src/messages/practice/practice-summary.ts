import { plural, type Value } from '@mockingbird/remote-kit';

export const youCheckedNoAnswer = 'You checked no answer this time.';
export const allRightYouCan = (all: Value) => `All ${all} right. You can take the test now.`;
export const answers = (count: number) => plural(count, { one: '# answer', other: '# answers' });
export const practiceFinished = 'Practice finished';
export const notAnswered = 'Not answered';
export const mistakes = (count: number) => plural(count, { one: '# mistake', other: '# mistakes' });
export const practiceMyAgain = (length: Value) => `Practice my ${length} again`;
export const practiceTheNotAnswered = (length: Value) => `Practice the ${length} not answered`;
export const openMeta = (meta: Value) => `Open ${meta}`;
export const moreTests = (examTitle: Value) => `More ${examTitle} tests`;
export const backToHome = 'Back to Home';
export const practiceIsNotSaved = 'Practice is not saved as a result and does not count in our statistics.';
export const notAnsweredAfterComma = (rest: Value) => `, ${rest} not answered`;
export const ofRight = (right: Value, answers: Value, suffix: Value) =>
  `${right} of ${answers} right${suffix}.`;
export const right = 'Right';
export const wrong = 'Wrong';
export const time = 'Time';
