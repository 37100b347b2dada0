import { compareNatural } from '@mockingbird/remote-kit';
import { VIEWS_PER_STARTED_TEST } from '../limits.js';

export interface Interest {
  views: number;
  started: number;
}

/**
 * Sorts exams by weight, page views and started tests, the most popular first. Equal exams are sorted by title.
 * @param interest views and started tests of the last days, by exam key
 */
export function findMostPopular<Exam extends { key: string; title: string; weight: number }>(
  exams: readonly Exam[],
  interest: ReadonlyMap<string, Interest>,
  count: number,
): Exam[] {
  const score = ({ key, weight }: Exam) => {
    const { views, started } = interest.get(key) ?? { views: 0, started: 0 };
    return weight + views + started * VIEWS_PER_STARTED_TEST;
  };
  return exams
    .toSorted((left, right) => score(right) - score(left) || compareNatural(left.title, right.title))
    .slice(0, count);
}
