import * as messages from '../../messages/ap/scoring.js';

export type ApScore = 1 | 2 | 3 | 4 | 5;

export interface CutOff {
  score: ApScore;
  /** Lowest weighted total, in percent, for this score. */
  from: number;
  label: string;
}

/** The cut-offs of the specification, best first. */
export const CUT_OFFS: readonly CutOff[] = [
  { score: 5, from: 85, label: messages.extremelyWellQualified },
  { score: 4, from: 70, label: messages.wellQualified },
  { score: 3, from: 50, label: messages.qualified },
  { score: 2, from: 35, label: messages.possiblyQualified },
  { score: 1, from: 0, label: messages.noRecommendation },
];

/** The lowest score for which colleges commonly grant credit. */
const CREDIT_FROM: ApScore = 3;

export const findScoreLabel = (score: ApScore): string =>
  CUT_OFFS.find((each) => each.score === score)?.label ?? '';

export const describeCredit = (score: ApScore): string =>
  score >= CREDIT_FROM ? messages.likelyEligible : messages.mayNotBeEligible;
