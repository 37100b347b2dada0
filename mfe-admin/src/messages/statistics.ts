import { type Value } from '@mockingbird/remote-kit';

export const right = 'Right';
export const seen = 'Seen';
export const skipped = 'Skipped';
export const choicesOfQuestion = (number: Value) => `Choices of question ${number}`;
export const asInTheTest = 'As in the test';
export const hardestFirst = 'Hardest first';
export const mostSkippedFirst = 'Most skipped first';
export const order = 'Order';
export const whatWasChosen = 'What was chosen';
export const revisionOfTheQuestions = 'Revision of the questions';
export const noSubmissionsYet = (revision: Value) => `${revision} (no submissions yet)`;
export const statistics = 'Statistics';
export const howTheQuestions =
  'How the questions of a mock test did: how many students answered correctly, and which options the others chose. Anonymous counts of submitted tests, for admins.';
export const exam = 'Exam';
export const chooseAnExam = 'Choose an exam';
export const mockTest = 'Mock test';
export const chooseAMockTest = 'Choose a mock test';
export const mockTest2 = (testId: Value) => `Mock Test ${testId}`;
export const theExamsCouldNot = 'The exams could not be loaded';
export const loadingExams = 'Loading exams';
export const chooseAMockTestToSee = 'Choose a mock test to see its statistics.';
export const theStatisticsCouldNot = 'The statistics could not be loaded';
export const loadingStatistics = 'Loading statistics';
export const thisTestHasNo = 'This test has no questions.';
