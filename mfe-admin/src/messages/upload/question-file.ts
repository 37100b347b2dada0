import { type Value } from '@mockingbird/remote-kit';

export const questionsFile = 'Questions file';
export const chooseAFile =
  'Choose a file, or drop it here: JSON, CSV, Excel, GIFT, Aiken, Moodle XML, QTI or Markdown.';
export const chooseAMockTest = 'Choose a mock test to continue.';
export const chooseAnExam = 'Choose an exam and one of its mock tests. Then you can choose the file.';
export const replace = 'Replace';
export const theFileReplacesAll = 'The file replaces all its questions. Those that it lacks are removed.';
export const skipKnownOnes = 'Skip known ones';
export const knownQuestionsStay = 'Known questions do not change. New ones are added after them.';
export const update = 'Update';
export const sameIdsAreReplaced =
  'Questions with the same IDs are replaced. The others stay, and new ones are added.';
export const add = 'Add';
export const allAreAdded = 'All are added. This fails if the test already has one of them.';
export const thisTestAlreadyHas = 'This test already has questions';
export const isNotReadable = (name: Value, endings: Value) =>
  `${name} cannot be read. Choose a file that ends in ${endings}`;
