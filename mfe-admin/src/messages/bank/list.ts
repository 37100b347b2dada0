import { type Value } from '@mockingbird/remote-kit';

export const questions = 'Questions';
export const theQuestionsOfAllTests =
  'The questions of all tests. Find one, correct it, tag it, or use it in another test.';
export const found = (count: Value) => `${count} found.`;
export const newQuestion = 'New question';
export const couldNotBeLoaded = 'The questions could not be loaded';
export const loading = 'Loading questions';
export const noQuestionFound = 'No question found. Use fewer words, or remove a filter.';
export const chooseAllOnThisPage = 'Choose all on this page';
export const choose = (questionId: Value) => `Choose ${questionId}`;
export const andMore = (count: Value) => ` and ${count} more`;
export const test = 'test';
export const report = 'report';
export const suspiciousKey = 'Suspicious key';
export const words = 'Words';
export const wordsHint =
  'All must be in the question, its options, explanation, passage, source or labels. Use quotes for a phrase.';
export const find = 'Find';
export const exam = 'Exam';
export const allExams = 'All exams';
export const mockTest = 'Mock test';
export const allTests = 'All tests';
export const topic = 'Topic';
export const allTopics = 'All topics';
export const level = 'Level';
export const allLevels = 'All levels';
export const tag = 'Tag';
export const allTags = 'All tags';
export const none = 'None';
export const choiceWithCount = (value: Value, count: Value) => `${value} (${count})`;
export const state = 'State';
export const allStates = 'All';
export const reported = 'Reported';
export const suspicious = 'Suspicious key';
export const clearFilters = 'Clear filters';
export const filters = 'Filters';
export const chooseTestFirst = 'Choose a mock test to add a question to it.';
/** Where the words of a search are. */
export const foundIn = {
  text: 'Found later in the question:',
  option: (letter: Value) => `Found in option ${letter}:`,
  explanation: 'Found in the explanation:',
  passage: 'Found in the passage:',
  source: 'Found in the source:',
} as const;
