import { plural, type Value } from '@mockingbird/remote-kit';

export const noTimeLimit = 'No time limit';
export const moreAbout = (examTitle: Value) => `More about ${examTitle}`;
export const mockTests = (examTitle: Value) => `Mock tests for ${examTitle}`;
export const mockTest = (testId: Value) => `Mock Test ${testId}`;
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const durationMinutes = (duration: Value) => `${duration} minutes`;
export const testsAndKeyFacts = (examTitle: Value) => `${examTitle}: tests and key facts`;
