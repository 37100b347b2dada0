import { plural, type Value } from '@mockingbird/remote-kit';

export const areYouSure = 'Are you sure you want to leave? Your progress will be lost.';
export const failedToLoadQuestions = 'Failed to load questions. Please try again.';
export const thereIsNoTest = "We can't find this test. It may have moved, so try the page of its exam.";
export const ifYouHaveStarted =
  'If you have started this test, your answers and the time left are safe on this device.';
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const thisTestIsOpen = 'This test is open in another tab';
export const yourAnswersAreSafe = 'Your answers are safe. A test can run in only one tab at a time.';
export const continueHere = 'Continue here';
export const ofAnswered = (answered: Value, questions: Value) => `${answered} of ${questions} answered`;
export const finishThisSection = 'Finish this section';
export const submitTest = 'Submit Test';
export const oneAtATime = 'One at a time';
export const allInAList = 'All in a list';
export const aFreeMockTest = (name: Value, questions: Value) =>
  `${name}. A free mock test of ${questions} with instant results.`;
