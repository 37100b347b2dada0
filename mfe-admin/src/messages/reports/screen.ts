import { type Value } from '@mockingbird/remote-kit';

export const theMarkedAnswer = 'The marked answer is wrong';
export const somethingElse = 'Something else';
export const reportedCount = (count: Value) => `Reported ${count}`;
export const lastLast = (last: Value) => `last <time>${last}</time>`;
export const firstFirst = (first: Value) => `first <time>${first}</time>`;
export const thisQuestionIsNo = 'This question is no longer part of the test.';
export const itsOptionsAnswer = 'Its options, answer or explanation were changed since.';
export const theQuestionWasChanged = 'The question was changed since. It now begins:';
export const oneMoment = 'One moment...';
export const markAsDone = 'Mark as done';
export const questionidOfTestidValue = (questionId: Value, testId: Value, value: Value) =>
  `: ${questionId} of ${testId}, ${value}`;
export const thatDidNotWork = 'That did not work';
export const state = 'State';
export const mockTest = 'Mock test';
export const allTests = 'All mock tests';
export const testOfExam = (exam: Value, test: Value) => `${exam}: ${test}`;
export const openQuestion = 'Open question';
export const questionOfTest = (questionId: Value, testId: Value) => `${questionId} of ${testId}`;
export const openStudentPage = "Students' page";
export const ofTest = (testId: Value) => `of ${testId}`;
export const theReportsCouldNot = 'The reports could not be loaded';
export const loadingReports = 'Loading reports';
export const noReport = (state: Value) => `No ${state} report.`;
export const howOftenEachReason = 'How often each reason was given';
export const reports = 'Reports';
export const whatStudentsSay =
  'What students say is wrong with a question, latest report first. Open the question, correct it, and mark the report as done.';
export const countTimes = (count: Value) => `${count} times`;
export const stateReport = (state: Value) => `${state} report`;
export const unclear = 'Unclear';
export const typo = 'Typo';
export const image = 'Image';
export const formula = 'Formula';
export const openReports = 'Open';
export const resolvedReports = 'Resolved';
