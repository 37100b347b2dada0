import { plural, type Value } from '@mockingbird/remote-kit';

export const bin = 'Bin';
export const deletedExams =
  'What was deleted: exams, mock tests, articles and posts. Restore them within 30 days. Until then their IDs and addresses cannot be used again.';
export const backToTheExams = 'Back to the exams';
export const binNotLoaded = 'The bin could not be loaded';
export const loadingTheBin = 'Loading the bin';
export const theBinIsEmpty = 'The bin is empty.';
export const examName = (title: Value) => `Exam ${title}`;
export const testName = (title: Value) => `Mock test ${title}`;
export const articleName = (title: Value) => `Article ${title}`;
export const postName = (title: Value) => `Post ${title}`;
export const anotherIsShown = 'Another text is at its address now';
export const readersWillSeeIt = 'Readers will see it again, unless it was a draft.';
export const itTakesThePlace =
  'It takes the place of the text that is at its address now. The history has what it replaces.';
export const textCannotBeUndone = 'This removes it with its earlier versions. It cannot be undone.';
export const onlyDeletedGoes =
  'This removes the deleted version. The text at its address stays. It cannot be undone.';
export const thisTextGoes = 'Readers will get ‘not found’ for it.';
export const draftGoes = 'It is a draft, which readers do not see.';
export const shippedComesBack =
  'Readers will see the text that ships with the product again, and not this one.';
export const backToTheTexts = 'Back to the texts';
export const openTheBin = 'Open the bin';
export const mockTest = 'mock test';
export const deletedBy = 'deleted by <strong>a person</strong>';
export const daysLeft = (days: number) => plural(days, { one: '# day left', other: '# days left' });
export const restore = 'Restore';
export const restoreThis = (name: Value) => `Restore: ${name}?`;
export const studentsWillSeeItAgain =
  'Within a minute, students will see it again, unless it was hidden before.';
export const deleteForGood = 'Delete for good';
export const deleteThisForGood = (name: Value) => `Delete for good: ${name}?`;
export const thisCannotBeUndone =
  'This removes it with its questions, statistics and reports. It cannot be undone.';
export const deleteLabel = 'Delete';
export const deleteThis = (name: Value) => `Delete ${name}?`;
export const thisTestGoes = (questions: Value) =>
  `Students will get ‘not found’ for it. ${questions} will go into the bin too.`;
export const thisExamGoes = (tests: Value, questions: Value) =>
  `Students will get ‘not found’ for it. ${tests} and ${questions} will go into the bin too.`;
export const linksLeadNowhere = 'Links to it in articles and posts will lead to ‘not found’.';
export const canBeRestored = 'You can restore it from the bin for 30 days.';
