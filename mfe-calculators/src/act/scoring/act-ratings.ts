export interface ActBand {
  from: number;
  /** Text of the band's range. */
  range: string;
  rating: string;
}

/** Ratings by composite, best first (specification, section 9). */
export const RATINGS: readonly ActBand[] = [
  { from: 33, range: '33 to 36', rating: 'Exceptional (Top 1%)' },
  { from: 29, range: '29 to 32', rating: 'Excellent (Top 10%)' },
  { from: 24, range: '24 to 28', rating: 'Above Average (Top 25%)' },
  { from: 20, range: '20 to 23', rating: 'Average (Top 50%)' },
  { from: 16, range: '16 to 19', rating: 'Below Average' },
  { from: 0, range: 'below 16', rating: 'Needs Improvement' },
];

export const findRatingIndex = (composite: number): number =>
  RATINGS.findIndex(({ from }) => composite >= from);

export const findRatingLabel = (composite: number): string =>
  RATINGS[findRatingIndex(composite)]?.rating ?? '';

/** College prospects in five bands. The limits are those of the ratings; the last band is below 20. */
export const PROSPECTS: readonly { from: number; range: string; text: string }[] = [
  {
    from: 33,
    range: '33 to 36',
    text: 'In range for the most selective universities. The rest of your application decides.',
  },
  {
    from: 29,
    range: '29 to 32',
    text: 'Strong for selective universities. Many others may offer you merit aid.',
  },
  {
    from: 24,
    range: '24 to 28',
    text: 'Good for many state universities and private colleges.',
  },
  {
    from: 20,
    range: '20 to 23',
    text: 'Enough for many four-year colleges. A few more points open up more.',
  },
  {
    from: 0,
    range: 'below 20',
    text: 'Look at community, open-admission and test-optional colleges. Practice helps most here.',
  },
];

export const findProspectIndex = (composite: number): number =>
  PROSPECTS.findIndex(({ from }) => composite >= from);
