import { plural } from '@mockingbird/remote-kit';

export const relatedArticles = 'Related articles';
export const mockTests = 'Mock tests on this topic';
export const tests = (count: number) => plural(count, { one: '# test', other: '# tests' });
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const inAll = ' in all';
