import { decimal, times, type Ratio } from '../../numbers/ratio.js';
import type { FreeResponse } from '../ap-exam.js';

/** A free-response item before it has its weight. */
export type Item = Omit<FreeResponse, 'weight'>;

/** Every point counts the same: an item's weight follows from its maximum. */
export function byMaxima(frqWeight: string, items: readonly Item[]): FreeResponse[] {
  const points = items.reduce((sum, { maxScore }) => sum + maxScore, 0);
  return items.map((item) => ({ ...item, weight: times(decimal(frqWeight), [item.maxScore, points]) }));
}

/** Every item counts the same, whatever its maximum. */
export function equally(frqWeight: string, items: readonly Item[]): FreeResponse[] {
  return items.map((item) => ({ ...item, weight: times(decimal(frqWeight), [1, items.length]) }));
}

/** Items whose shares of the free-response weight are known. The shares add up to 1. */
export function byShares(frqWeight: string, items: readonly (Item & { share: Ratio })[]): FreeResponse[] {
  return items.map(({ share, ...item }) => ({ ...item, weight: times(decimal(frqWeight), share) }));
}
