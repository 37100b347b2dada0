import { type Value } from '@mockingbird/remote-kit';

export const pages = 'Pages';
export const previous = 'Previous';
export const page = (page: Value, pages: Value) => `Page ${page} of ${pages}`;
export const next = 'Next';
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
export const testId = 'Test ID';
export const emptyForAllTests = 'Empty for all tests';
export const show = 'Show';
export const theReportsCouldNot = 'The reports could not be loaded';
export const loadingReports = 'Loading reports';
export const noReport = (state: Value) => `No ${state} report.`;
export const howOftenEachReason = 'How often each reason was given';
export const reports = 'Reports';
export const whatStudentsSay =
  'What students say is wrong with a question, latest report first, for admins. Correct the question, upload it again, and mark the report as done.';
export const countTimes = (count: Value) => `${count} times`;
export const stateReport = (state: Value) => `${state} report`;
export const unclear = 'Unclear';
export const typo = 'Typo';
export const image = 'Image';
export const formula = 'Formula';
export const openReports = 'Open';
export const resolvedReports = 'Resolved';
