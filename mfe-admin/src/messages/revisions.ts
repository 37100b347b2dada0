import { type Value } from '@mockingbird/remote-kit';

export const versions = 'Versions';
export const versionsAreStored =
  'Former questions of a mock test are stored for 30 days. Compare any two versions, or restore one.';
export const versionsOf = (testId: Value) => `Versions of ${testId}`;
export const backToTheExams = 'Back to the exams';
export const noTestIsChosen =
  'No mock test is chosen. Choose ‘versions’ beside a mock test on the exams screen.';
export const theVersionsCouldNot = 'The versions could not be loaded';
export const loadingVersions = 'Loading versions';
export const noVersion = 'This mock test has no stored questions.';
export const onlyOneVersion = 'There is only one stored version, so there is nothing to compare.';
export const earlier = 'Earlier version';
export const later = 'Later version';
export const versionLabel = (time: Value, by: Value, questions: Value) => `${time}, by ${by}, ${questions}`;
export const publishedVersion = (label: Value) => `${label} (students see it)`;
export const theDifferenceCouldNot = 'The difference could not be loaded';
export const loadingTheDifference = 'Loading the difference';
export const theSame = 'Choose two different versions.';
export const difference = 'Difference';
export const studentsSeeThis = 'Students see it';
export const restoreThisState = 'Restore this state';
export const ofVersion = (label: Value) => `of ${label}`;
export const restoreTitle = 'Restore this state?';
export const restore = 'Restore';
export const studentsWillSee = (label: Value) =>
  `Students will see the questions of this version: ${label}. You can undo this in the history.`;
export const whatChanges = 'This changes what students see now:';
