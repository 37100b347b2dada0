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
export const noSubmissionsYet = 'no submissions yet';
export const revisionWithHash = (hash: Value) => `Revision ${hash}`;
export const dateByAuthor = (date: Value, author: Value) => `${date}, by ${author}`;
export const revisionsRemoved = (count: number) =>
  count === 1
    ? '1 earlier revision is not stored any more.'
    : `${count} earlier revisions are not stored any more.`;
export const statistics = 'Statistics';
export const howTheQuestions =
  'How the questions of a mock test did: how many students answered correctly, and which options the others chose. Anonymous counts of submitted tests.';
export const theExamsCouldNot = 'The exams could not be loaded';
export const loadingExams = 'Loading exams';
export const chooseAMockTestToSee = 'Choose a mock test to see its statistics.';
export const theStatisticsCouldNot = 'The statistics could not be loaded';
export const loadingStatistics = 'Loading statistics';
export const thisTestHasNo = 'This test has no questions.';
export const published = ', published';
export const testWas = 'test was';
export const testsWere = 'tests were';
export const submissionsSubmitted = (submissions: Value) => `${submissions} submitted.`;
export const columnQuestion = 'Question';
export const discrimination = 'Discrimination';
export const lowestDiscriminationFirst = 'Lowest discrimination first';
export const suspiciousFirst = 'Suspicious keys first';
export const suspicious = 'Suspicious key';
export const meanScoreOfOption = (score: Value) => `mean ${score}`;
export const whatMeanScoreIs =
  'Discrimination says how well a right answer agrees with the other questions: 0.3 is good, below 0 the key may be wrong. "Mean" is the number of right answers in the other questions of those who chose an option.';
export const figuresOfTheTest = 'Figures of the test';
export const tooFewScores = (count: number) =>
  `Mean score, reliability and discrimination need 30 tests with a score. There ${count === 1 ? 'is 1' : `are ${count}`} so far.`;
export const testsWithScore = 'Tests with a score';
export const meanScore = 'Mean score';
export const scoreOfQuestions = (score: Value, questions: Value) => `${score} of ${questions}`;
export const standardDeviation = 'Standard deviation';
export const reliability = 'Reliability (KR-20)';
export const standardError = 'Standard error';
export const noReliability = 'No reliability: students saw different questions, or all had the same score.';
export const whatReliabilityMeans =
  'A reliability of 0.7 or more is good for a mock test. Two of three students have a true score within one standard error.';
export const suspiciousKeys = 'Suspicious keys';
export const whatIsSuspicious =
  'Questions of all tests that at least 50 students answered, and whose marked answer may be wrong. The figures can be forged: check the question before you change it.';
export const theListCouldNot = 'The list could not be loaded';
export const loadingSuspicious = 'Loading suspicious keys';
export const noSuspiciousKey = 'No key is suspicious.';
export const questionWithSuspiciousKey = 'question has a suspicious key.';
export const questionsWithSuspiciousKeys = 'questions have suspicious keys.';
export const firstOnes = (count: Value) => `The list ends after ${count}.`;
export const negativeDiscrimination =
  'Students who chose the marked answer did worse in the rest of the test.';
export const lowDiscrimination = 'A right answer says almost nothing about the rest of the test.';
export const distractorBeatsKey = 'Strong students prefer another option.';
export const keyNeverChosen = 'No student chose the marked answer.';
export const keyIs = (letter: Value) => `Marked as right: ${letter}.`;
export const strongStudentsPrefer = (letter: Value) => `Strong students prefer ${letter}.`;
export const student = 'student';
export const figuresOfQuestion = (share: Value, discrimination: Value, students: Value) =>
  `${share} right, discrimination ${discrimination}, ${students}`;
export const openQuestion = 'Open question';
export const numberOfTest = (number: Value, testId: Value) => `${number} of ${testId}`;
export const statisticsOfTest = (testId: Value) => `Statistics of ${testId}`;
export const downloadCsv = 'Download CSV';
export const csvSaved = (file: Value) => `${file} was saved.`;
