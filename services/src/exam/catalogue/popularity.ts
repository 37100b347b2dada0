import { compareNatural } from '@mockingbird/exam-core';
import { STARTED_TEST_VIEWS } from '../limits.js';

export interface Interest {
  views: number;
  started: number;
}

/**
 * The most popular exams, the most popular first: by weight, page views and started tests; by title where these are
 * equal.
 * @param interest of the last days, by the exam's address
 */
export function mostPopular<Exam extends { key: string; title: string; weight: number }>(
  exams: readonly Exam[],
  interest: ReadonlyMap<string, Interest>,
  count: number,
): Exam[] {
  const score = ({ key, weight }: Exam) => {
    const { views, started } = interest.get(key) ?? { views: 0, started: 0 };
    return weight + views + started * STARTED_TEST_VIEWS;
  };
  return exams
    .toSorted((left, right) => score(right) - score(left) || compareNatural(left.title, right.title))
    .slice(0, count);
}
