import { type Value } from '@mockingbird/remote-kit';

export const showTheTimes = 'Show the times as a table';
export const question = 'Question';
export const result = 'Result';
export const time = 'Time';
export const targetTime = (target: Value) => `Target ${target}`;
export const differenceOver = (difference: Value) => `${difference} over`;
export const timeTextUnder = (timeText: Value) => `${timeText} under`;
