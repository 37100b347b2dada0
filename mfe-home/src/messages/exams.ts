import { plural } from '@mockingbird/remote-kit';

export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const tests = (count: number) => plural(count, { one: '# test', other: '# tests' });
