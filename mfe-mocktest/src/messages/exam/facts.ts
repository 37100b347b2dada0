import { type Value } from '@mockingbird/remote-kit';

export const toPass = 'To pass';
export const aScoreNoPass = 'A score, no pass mark';
export const questionsInATest = 'Questions in a test';
export const minutesInATest = 'Minutes in a test';
export const realExamAndOurTests = 'The real exam and our tests';
export const theRealExam = 'The real exam';
export const here = 'Here';
export const keyInformation = 'Key information';
export const allSourcesWereChecked = (day: Value) => `All sources were checked on ${day}.`;
export const marksDifferBySection = 'Marks differ by section';
export const lowestToHighest = (lowest: Value, highest: Value) => `${lowest} to ${highest}`;
export const correctRightValue = (correct: Value, value: Value) => `${correct} right (${value}%)`;
export const ofRight = (correct: Value, questions: Value) => `${correct} of ${questions} right`;
export const ofTheMarks = (passPercent: Value) => `${passPercent}% of the marks`;
export const formatExactRight = (formatExact: Value) => `+${formatExact} right`;
export const wrongCostsNothing = (right: Value) => `${right}, wrong costs nothing`;
export const rightWrongWrong = (right: Value, wrong: Value) => `${right}, -${wrong} wrong`;
