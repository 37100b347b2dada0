import { plural, type Value } from '@mockingbird/remote-kit';

export const youHadNoClock = 'You had no clock, so there is no target for a question.';
export const toFinishInTime = (target: Value) => `To finish in time, you had ${target} for each question.`;
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const yourTime = 'Your time';
export const theChartsCouldNot = 'The charts could not be loaded. Check your connection and try again.';
export const loadTheCharts = 'Load the charts';
export const noQuestionTookLonger = (goal: Value) => `${goal} No question took longer.`;
export const tookLonger = (goal: Value, questions: Value) => `${goal} ${questions} took longer.`;
