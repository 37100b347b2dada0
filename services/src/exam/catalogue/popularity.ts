import { compareNatural } from '@mockingbird/remote-kit';
import { VIEWS_PER_STARTED_TEST } from '../limits.js';

export interface Interest {
  views: number;
  started: number;
}

const NONE: Interest = { views: 0, started: 0 };

/**
 * Adds up the interest in all addresses of each exam: a renamed exam has several.
 * @param byAddress views and started tests, by address
 * @returns the sums, by exam key
 */
export function sumInterest(
  exams: readonly { key: string; addresses?: string[] }[],
  byAddress: ReadonlyMap<string, Interest>,
): Map<string, Interest> {
  return new Map(
    exams.map(({ key, addresses = [key] }) => [
      key,
      addresses
        .map((address) => byAddress.get(address) ?? NONE)
        .reduce((sum, { views, started }) => ({
          views: sum.views + views,
          started: sum.started + started,
        })),
    ]),
  );
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
    const { views, started } = interest.get(key) ?? NONE;
    return weight + views + started * VIEWS_PER_STARTED_TEST;
  };
  return exams
    .toSorted((left, right) => score(right) - score(left) || compareNatural(left.title, right.title))
    .slice(0, count);
}
