import { plural, type Value } from '@mockingbird/remote-kit';

export const yourTests = 'Your tests';
export const ofMarks = (submittedAt: Value, total: Value, maximum: Value) =>
  `${submittedAt}: ${total} of ${maximum} marks`;
export const earlierTests = (count: number) =>
  plural(count, { one: '# earlier test', other: '# earlier tests' });
export const showMore = (tests: Value) => `Show ${tests}`;
export const removeBookmark = 'Remove bookmark';
export const bookmarksLength = (length: Value) => `Bookmarks (${length})`;
export const theWholeRangeIsAbove = (passPercent: Value) =>
  `The whole range is above the pass mark of ${passPercent}%.`;
export const theWholeRangeIsBelow = (passPercent: Value) =>
  `The whole range is below the pass mark of ${passPercent}%.`;
export const thePassMark = (passPercent: Value) =>
  `The pass mark of ${passPercent}% is inside this range: it could go either way.`;
export const moreTestsCount = (count: number) => plural(count, { one: '# more test', other: '# more tests' });
export const takeOfThisExam = (missing: Value, leastResults: Value) =>
  `Take ${missing} of this exam to see the score that you can expect. A prediction needs ${leastResults} results.`;
export const expectedNextScore = (expected: Value) => `Expected next score: ${expected}`;
export const likelyBetween = (low: Value, high: Value, readiness: Value) =>
  `Likely between ${low} and ${high}. ${readiness}`;
export const thisIsTheMean = (used: Value) =>
  `This is the mean of your last ${used} results. Your next result is in the range 8 times out of 10, if you take tests as you did so far. Short tests give wide ranges.`;
export const moreTests = 'More tests';
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const practiceOfThisExam = (due: Value) => `Practice ${due} of this exam`;
export const resultsAsATable = 'Results as a table';
export const day = 'Day';
export const test = 'Test';
export const score = 'Score';
export const daysYouPracticed = 'Days you practiced';
export const days = (count: number) => plural(count, { one: '# day', other: '# days' });
export const ofTheLast = (count: Value, shownDays: Value) => `${count} of the last ${shownDays}.`;
export const thisDeviceCantOpen = "This device can't open your progress";
export const itsStorageIsFull =
  'Its storage is full or blocked. Close other tabs of this site, or leave the private window, and reload.';
export const yourProgressStarts = 'Your progress starts with a test';
export const afterItYouSee =
  'After your first test, you see here how you did, which topics need work, and the questions to practice again.';
export const chooseAMockTest = 'Choose a mock test';
export const loadingYourProgress = 'Loading your progress';
export const home = 'Home';
export const yourProgress = 'Your progress';
export const yourTestsMistakes = 'Your tests, mistakes and bookmarks. They are stored only on this device.';
export const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });
export const yourDeckHasEach = (length: Value) =>
  `Your deck has ${length}. Each one comes back shortly before you forget it.`;
export const eachQuestion = 'Each question that you get wrong or skip in a test comes here.';
export const yourDeckHas = (length: Value, next: Value) =>
  `Your deck has ${length}. The next one comes back ${next}.`;
export const noMistakesToPractice = 'No mistakes to practice now';
export const continueLabel = 'Continue';
export const practiceNow = 'Practice now';
export const topicsWeakestFirst = 'Topics, weakest first';
export const topic = 'Topic';
export const right = 'Right';
export const accuracy = 'Accuracy';
export const rightOfAnswered = (right: Value, answered: Value) => `${right} of ${answered}`;
export const moreTopics = (count: number) => plural(count, { one: '# more topic', other: '# more topics' });
export const scoresOfTests = (
  length: Value,
  percent: Value,
  submittedAt: Value,
  percent2: Value,
  submittedAt2: Value,
) => `Scores of ${length} tests: from ${percent} on ${submittedAt} to ${percent2} on ${submittedAt2}`;
export const passPasspercent = (passPercent: Value) => `Pass: ${passPercent}%`;
export const notPassed = 'not passed';
export const ofAnswered = (answered: Value, total: Value) => `${answered} of ${total} answered`;
export const toPractice = (questions: Value) => `${questions} to practice`;
export const yourProgressIsSafe = 'Your progress is safe on this device.';
export const yourProgressNeedsJavaScript =
  'Your progress needs JavaScript, because it is stored only in your browser.';
