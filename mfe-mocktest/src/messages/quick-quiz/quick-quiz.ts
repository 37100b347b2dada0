import { plural, type Value } from '@mockingbird/remote-kit';

export const warmUp = (count: Value, title: Value) => `Warm up: ${count} on ${title}`;
export const moreQuestions = (title: Value) => `More questions on ${title}`;
export const questionsInWords = (count: number, word: Value) =>
  plural(count, { one: `${word} question`, other: `${word} questions` });
export const ofAnswered = (answeredCount: Value, count: Value) => `${answeredCount} of ${count} answered`;
export const ofRight = (right: Value, count: Value) => `${right} of ${count} right`;
