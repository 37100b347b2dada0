import { plural, type Value } from '@mockingbird/remote-kit';

export const whatYouEnteredStays = 'What you entered stays here.';
export const issues = 'Issues';
export const checkAgain = 'Check again';
export const showOfMore = (issuesStep: Value, rest: Value) => `Show ${issuesStep} of ${rest} more`;
export const uploadAndRemove = (questions: Value) => `Upload and remove ${questions}`;
export const cancel = 'Cancel';
export const removeQuestions = (questions: Value) => `Remove ${questions}?`;
export const theFileReplacesAll = (testId: Value) =>
  `The file replaces all questions of ${testId}. Nothing is stored yet.`;
export const youCanUndo =
  'You can undo this in the history until somebody publishes other questions for this test.';
export const uploadFailed = (reason: Value) => `Upload failed: ${reason}`;
export const checkFailed = (reason: Value) => `Check failed: ${reason}`;
export const fieldsToChange = (count: number, names: Value) =>
  `${plural(count, { one: 'One field needs a change', other: '# fields need a change' })}: ${names}.`;
export const andMore = (names: Value, rest: Value) => `${names} and ${rest} more`;
export const checkedNothingIsStored = (message: Value) => `Checked, nothing is stored yet. ${message}`;
export const seeTheTest = 'See the test';
export const seeTheExam = 'See the exam';
export const seeTheHistory = 'See the history';
export const studentsSeeAChange = 'Students see a change within a minute.';
export const upload = 'Upload';
export const warnings = 'Warnings';
export const correctTheNumber = 'Correct the number of questions in the form of the test';
export const uploadNow = 'Upload now';
export const uploadNowAndRemove = (removed: Value) => `Upload now and remove ${removed}`;
export const addAMockTest = 'Next: add a mock test';
export const addItsQuestions = 'Next: add its questions';
