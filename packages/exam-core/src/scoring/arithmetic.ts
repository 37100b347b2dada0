import { formatExact, formatRounded } from '../marks/format-fraction.js';
import type { Score } from './score-test.js';

/**
 * A score as arithmetic, such as `+18 x 2 - 7 x 0.5 = 32.5`; marks are exact, the result is rounded to two decimals.
 * Without a response it is `0`.
 */
export function arithmeticOf(score: Pick<Score, 'tallies' | 'total'>): string {
  const total = formatRounded(score.total);
  if (score.tallies.length === 0) return total;
  const terms = score.tallies.map(({ outcome, count, marks }, index) => {
    const space = index === 0 ? '' : ' ';
    return `${outcome === 'right' ? '+' : '-'}${space}${count} x ${formatExact(marks)}`;
  });
  return `${terms.join(' ')} = ${total}`;
}
