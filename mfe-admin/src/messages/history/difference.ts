import { plural, type Value } from '@mockingbird/remote-kit';

export const showDifference = 'Show what changed';
export const hideDifference = 'Hide what changed';
export const ofChange = (what: Value) => `in: ${what}`;
export const theDifferenceCouldNot = 'The difference could not be loaded';
export const loadingTheDifference = 'Loading the difference';
export const nothingToCompare = 'There is no earlier state to compare with.';
export const missing = {
  questions: 'The questions of that time are no longer stored, so they cannot be compared.',
  fields: 'The state before this change was not stored, so the fields cannot be compared.',
} as const;
export const removedWords = 'removed:';
export const addedWords = 'added:';
export const endOfMark = '(end)';
export const fieldAdded = 'added';
export const fieldRemoved = 'removed';
export const fieldChanged = 'changed';
export const unchangedLines = (count: number) =>
  plural(count, { one: '# line is the same.', other: '# lines are the same.' });
export const nothingDiffers = 'No field differs.';
export const hiddenFromStudents = 'Hidden from students';
export const yes = 'Yes';
export const no = 'No';
export const questionCounts = (removed: Value, changed: Value, added: Value) =>
  `Questions removed: ${removed}, changed: ${changed}, added: ${added}.`;
export const sameQuestions = (count: number) =>
  plural(count, { one: '# question is the same.', other: '# questions are the same.' });
export const otherOrder = 'The order is different.';
export const removedQuestion = 'Removed';
export const changedQuestion = 'Changed';
export const addedQuestion = 'Added';
export const othersPublished =
  'Somebody has published these questions meanwhile. Load the page again to see the difference.';
export const firstAreShown = (shown: Value, count: Value) =>
  `These are the first ${shown} of ${count} changed and removed questions.`;
export const moreQuestions = 'Show more questions';
export const asStudentsSee = 'Both versions as students see them';
export const before = 'Before';
export const after = 'After';
export const passage = 'Passage';
export const passageImage = 'Picture of the passage';
export const questionText = 'Question text';
export const questionImage = 'Picture';
export const questionImageAlt = 'What the picture shows';
export const option = (letter: Value) => `Option ${letter}`;
export const optionImageAlt = (letter: Value) => `What the picture of option ${letter} shows`;
export const rightAnswer = 'Right answer';
export const explanation = 'Explanation';
export const mistake = (letter: Value) => `Mistake behind option ${letter}`;
export const source = 'Source';
export const section = 'Section';
export const topic = 'Topic';
export const level = 'Level';
export const tags = 'Tags';
