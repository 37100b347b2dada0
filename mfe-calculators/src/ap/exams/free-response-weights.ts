// Weights of the single free-response items of an AP exam, by maximum, equal, or by given shares.
import { fraction, multiply, parseFraction, type Fraction } from '@mockingbird/remote-kit';
import { toFraction, toRatio, type Ratio } from '../../numbers/ratio.js';
import type { FreeResponse } from '../ap-exam.js';

/** A free-response item without its weight. */
export type FreeResponseItem = Omit<FreeResponse, 'weight'>;

const weigh = (frqWeight: string, share: Fraction): Ratio =>
  toRatio(multiply(parseFraction(frqWeight), share));

/** All points count the same, so an item's weight follows from its maximum. */
export function weightByMaxima(frqWeight: string, items: readonly FreeResponseItem[]): FreeResponse[] {
  const points = items.reduce((sum, { maxScore }) => sum + maxScore, 0);
  return items.map((item) => ({
    ...item,
    weight: weigh(frqWeight, fraction(BigInt(item.maxScore), BigInt(points))),
  }));
}

/** All items count the same. */
export function weightEqually(frqWeight: string, items: readonly FreeResponseItem[]): FreeResponse[] {
  return items.map((item) => ({ ...item, weight: weigh(frqWeight, fraction(1n, BigInt(items.length))) }));
}

/** Items with known shares of the free-response weight. The shares sum to 1. */
export function weightByShares(
  frqWeight: string,
  items: readonly (FreeResponseItem & { share: Ratio })[],
): FreeResponse[] {
  return items.map(({ share, ...item }) => ({ ...item, weight: weigh(frqWeight, toFraction(share)) }));
}
