import { type Value } from '@mockingbird/remote-kit';

export const barsQuestionTook = (number: Value, timeInWords: Value) =>
  `Bars: question ${number} took the longest, ${timeInWords}. The table below has all times.`;
export const targetTarget = (target: Value) => `target ${target}`;
