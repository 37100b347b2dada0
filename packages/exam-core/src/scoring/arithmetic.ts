import { formatExact, formatRounded } from '../marks/format-fraction.js';
import type { Score } from './score-test.js';

/**
 * A score as arithmetic, such as `+18 x 2 - 7 x 0.5 = 32.5`; marks are exact, the result is rounded to two decimals.
 * Responses worth nothing are left out. Without any other response it is `0`.
 */
export function arithmeticOf(score: Pick<Score, 'tallies' | 'total'>): string {
  const total = formatRounded(score.total);
  const tallies = score.tallies.filter(({ marks }) => marks.numerator !== 0n);
  if (tallies.length === 0) return total;
  const terms = tallies.map(({ outcome, count, marks }, index) => {
    const space = index === 0 ? '' : ' ';
    return `${outcome === 'right' ? '+' : '-'}${space}${count} x ${formatExact(marks)}`;
  });
  return `${terms.join(' ')} = ${total}`;
}
