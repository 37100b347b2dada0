import { type Value } from '@mockingbird/remote-kit';

export const noAnswers = 'No answers';
export const attemptRate = 'Attempt rate';
export const score = 'Score';
export const percentagePercentage = (percentage: Value) => `Percentage: ${percentage}%`;
export const ofMarks = (total: Value, maximum: Value) => `${total} of ${maximum} marks:`;
export const usedMsOfDurationMs = (usedMs: Value, durationMs: Value) => `${usedMs} of ${durationMs}`;
export const notPassed = 'not passed';
export const marks = 'Marks';
export const accuracy = 'Accuracy';
export const time = 'Time';
