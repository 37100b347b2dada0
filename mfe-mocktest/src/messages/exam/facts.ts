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
