import { add, type Fraction, multiply, whole, ZERO } from '@mockingbird/remote-kit';
import type { Score } from '../scoring/score-test.js';

/** Marks that right responses gained and wrong ones lost (both zero or more). Their difference is the total. */
export function gainsAndLosses({ tallies }: Pick<Score, 'tallies'>): { gained: Fraction; lost: Fraction } {
  const sumOf = (outcome: 'right' | 'wrong') =>
    tallies
      .filter((tally) => tally.outcome === outcome)
      .map(({ count, marks }) => multiply(whole(count), marks))
      .reduce(add, ZERO);
  return { gained: sumOf('right'), lost: sumOf('wrong') };
}
