import { plural, type Value } from '@mockingbird/remote-kit';

export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const tests = (count: number) => plural(count, { one: '# test', other: '# tests' });
export const inAll = (questions: Value) => `${questions} in all`;
export const durationMin = (duration: Value) => `${duration} min`;
