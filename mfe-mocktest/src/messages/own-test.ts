import { plural, type Value } from '@mockingbird/remote-kit';

export const yourOwnTest = (exams: Value) => `Your own test: ${exams}`;
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const partTaken = (part: Value, available: Value) =>
  `Part ${part}, taken from the ${available} that match. The address of this page always opens the same questions. <link>Make another test</link>`;
export const makeATest = 'Make a test';
export const thisLinkDoesNot = 'This link does not describe a test.';
export const noSuchTest = 'No such test';
export const whatIsWrong = 'What is wrong with it';
export const noQuestionsAreLeft =
  'No questions are left for these choices. Choose more topics, or another level.';
export const noMoreQuestions = 'No more questions';
export const lengthTopics = (length: Value) => `${length} topics`;
