import { plural, type Value } from '@mockingbird/remote-kit';

export const practiceAndReadMore = 'Practice and read more';
export const mockTests = (count: number) => plural(count, { one: '# mock test', other: '# mock tests' });
export const allMockTests = 'All mock tests';
export const timedAndMarkedLike = 'Timed and marked like the real ones, with a review of every question.';
export const minRead = (readingTime: Value) => `${readingTime} min read`;
