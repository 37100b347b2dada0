import { describe, expect, it } from '@jest/globals';
import { VIEWS_PER_STARTED_TEST } from '../limits.js';
import { findMostPopular, type Interest } from './popularity.js';

const exam = (key: string, weight: number) => ({ key, title: key.toUpperCase(), weight });
const keysOf = (exams: { key: string }[]) => exams.map(({ key }) => key);
const interestIn = (entries: Record<string, Interest>) => new Map(Object.entries(entries));

describe('the most popular exams', () => {
  const exams = [exam('a', 1), exam('b', 3), exam('c', 2), exam('d', 2)];

  it('are those with the highest weight, then by title, and no more than requested', () => {
    expect(keysOf(findMostPopular(exams, new Map(), 3))).toEqual(['b', 'c', 'd']);
    expect(findMostPopular(exams, new Map(), 9)).toHaveLength(4);
  });

  it('count a started test as several views', () => {
    const interest = interestIn({
      a: { views: 0, started: 1 },
      d: { views: VIEWS_PER_STARTED_TEST - 1, started: 0 },
    });
    expect(keysOf(findMostPopular([exam('d', 1), exam('a', 1)], interest, 2))).toEqual(['a', 'd']);
  });
});
