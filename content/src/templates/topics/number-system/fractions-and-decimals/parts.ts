import { frac, hcf, range, type Fraction } from '../../../kit/index.js';

/** Numerator and denominator. */
export type Part = readonly [top: number, bottom: number];

export const valueOf = ([top, bottom]: Part): Fraction => frac(top, bottom);
export const restOf = (part: Part): Fraction => frac(1).sub(valueOf(part));

/** Proper fractions in lowest terms with denominators from..to. */
export const properParts = (from: number, to: number): Part[] =>
  range(from, to).flatMap((bottom) =>
    range(1, bottom - 1)
      .filter((top) => hcf(top, bottom) === 1)
      .map((top) => [top, bottom] as const),
  );

/** Parts that stories use. */
export const STORY_PARTS: Part[] = properParts(3, 6).concat([
  [3, 8],
  [1, 8],
  [3, 10],
  [2, 7],
]);
