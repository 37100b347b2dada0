import { plural, type Value } from '@mockingbird/remote-kit';

export const topics = 'Topics:';
export const leaveAllEmpty = 'Leave all empty for questions from every topic.';
export const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
export const clockAtTheExams = (minutes: Value) => `Clock at the exam's pace: ${minutes}`;
export const noQuestionsMatchChoose = 'No questions match. Choose more topics, or another level.';
export const questionCount = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const makeThisTest = 'Make this test';
export const level = 'Level';
export const everyLevel = 'Every level';
export const questions = 'Questions';
export const makeYourOwnMock = 'Make your own mock test';
export const pageDescription =
  'Choose an exam or topics, a level, the number of questions and a clock. Free, no account, and no question repeats until you have seen them all.';
export const home = 'Home';
export const mockTests = 'Mock tests';
export const makeYourOwnTest = 'Make your own test';
export const chooseWhatToPractice =
  'Choose what to practice. The link to your test always opens the same questions, so you can share it.';
export const theQuestionsCouldNot = 'The questions could not be loaded. Check your connection and try again.';
export const tryAgain = 'Try again';
export const loadingTheQuestions = 'Loading the questions';
export const turnOnJavascript =
  'Turn on JavaScript to make a test. Ready-made tests are on the page of each exam.';
export const exam = 'Exam';
export const chooseAnExam = 'Choose an exam';
export const quantitativeAptitudeByTopic = 'Quantitative aptitude, by topic';
export const choose1 = (ownTestExams: Value) => `Choose 1 to ${ownTestExams}.`;
export const lengthOfAvailable = (chosen: Value, available: Value) => `${chosen} of ${available}`;
export const matchNoneRepeatsUntil = (questions: Value) =>
  `${questions} match. None repeats until you have seen them all.`;
export const topicsInThisExam = 'Topics in this exam';
export const topicsLegend = 'Topics';
export const levelEasy = 'Easy';
export const levelMedium = 'Medium';
export const levelHard = 'Hard';
