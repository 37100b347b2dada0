import { ratio, unit, type Exact, type Fraction } from '../../../kit/index.js';
import { shortDecimal } from '../../../kit/slips.js';

const LONGEST = 7;

/** A ratio of small numbers. @throws RangeError for a ratio that no examiner would print */
export function shortRatio(parts: readonly Exact[]): string {
  const shown = ratio(parts);
  if (shown.length > LONGEST) throw new RangeError(`too long: ${shown}`);
  return shown;
}

export const litres = unit('litres');

/** Litres with at most two decimal places. */
export const shortLitres = (value: Fraction) => `${shortDecimal(value)} litres`;

/** Percent with at most two decimal places. */
export const shortPercent = (value: Fraction) => `${shortDecimal(value)}%`;

/** The two liquids of a mixture, the one that is watered first. */
export const LIQUIDS = [
  { vessel: 'vessel', pure: 'milk', thin: 'water' },
  { vessel: 'drum', pure: 'acid', thin: 'water' },
  { vessel: 'can', pure: 'fruit syrup', thin: 'water' },
  { vessel: 'tank', pure: 'alcohol', thin: 'water' },
] as const;
