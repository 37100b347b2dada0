import * as messages from '../../messages/act/scoring.js';

export interface ActBand {
  from: number;
  /** Text of the band's range. */
  range: string;
  rating: string;
}

/** Ratings by composite, best first (specification, section 9). */
export const RATINGS: readonly ActBand[] = [
  { from: 33, range: messages.scores(33, 36), rating: messages.exceptionalTop1 },
  { from: 29, range: messages.scores(29, 32), rating: messages.excellentTop10 },
  { from: 24, range: messages.scores(24, 28), rating: messages.aboveAverageTop25 },
  { from: 20, range: messages.scores(20, 23), rating: messages.averageTop50 },
  { from: 16, range: messages.scores(16, 19), rating: messages.belowAverage },
  { from: 0, range: messages.belowScore(16), rating: messages.needsImprovement },
];

export const findRatingIndex = (composite: number): number =>
  RATINGS.findIndex(({ from }) => composite >= from);

export const findRatingLabel = (composite: number): string =>
  RATINGS[findRatingIndex(composite)]?.rating ?? '';

/** College prospects in five bands. The limits are those of the ratings; the last band is below 20. */
export const PROSPECTS: readonly { from: number; range: string; text: string }[] = [
  {
    from: 33,
    range: messages.scores(33, 36),
    text: messages.inRange,
  },
  {
    from: 29,
    range: messages.scores(29, 32),
    text: messages.strongForSelectiveUniversities,
  },
  {
    from: 24,
    range: messages.scores(24, 28),
    text: messages.goodForManyState,
  },
  {
    from: 20,
    range: messages.scores(20, 23),
    text: messages.enoughForManyFour,
  },
  {
    from: 0,
    range: messages.belowScore(20),
    text: messages.lookAtCommunityOpen,
  },
];

export const findProspectIndex = (composite: number): number =>
  PROSPECTS.findIndex(({ from }) => composite >= from);
