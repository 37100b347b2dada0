import { type Value } from '@mockingbird/remote-kit';

export const theAnswerIsWrong = 'The answer is wrong';
export const questionOrOptionUnclear = 'The question or an option is unclear';
export const spellingOrGrammar = 'Spelling or grammar';
export const aPictureIsMissing = 'A picture is missing or wrong';
export const aFormulaIsShown = 'A formula is shown wrongly';
export const somethingElse = 'Something else';
export const whatYouWroteStays = 'What you wrote stays here.';
export const thisQuestionIsNo = 'This question is no longer part of the test, so it cannot be reported.';
export const theReportCouldNot = (textRemains: Value) =>
  `The report could not be sent. Check your connection and try again. ${textRemains}`;
export const theReportCouldNotBeSent = (textRemains: Value) =>
  `The report could not be sent. Please try again in a few minutes. ${textRemains}`;
export const tryAgainInFive = (message: Value, textRemains: Value) =>
  `${message} Try again in five minutes. ${textRemains}`;
