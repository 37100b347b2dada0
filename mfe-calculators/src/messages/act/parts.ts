import { type Value } from '@mockingbird/remote-kit';

export const publishedChart = 'Published chart of a classic test: right answers for each scaled score';
export const straightLineRightAnswers = 'Straight line: right answers for each scaled score';
export const scaledScoreAndRight = 'Scaled score and right answers by the published chart of a classic test';
export const scaledScoreAndRightAnswers = 'Scaled score and right answers by the straight line';
export const conversionChart = 'Conversion chart';
export const scaledScore = 'Scaled score';
export const publishedChart2 = 'Published chart';
export const straightLine = 'Straight line';
export const scoreCurve = 'Score curve';
export const iTakeScience = 'I take Science';
export const howYourComposite = 'How your composite is made';
export const yourEstimateOfAlready = (composite: Value) =>
  `Your estimate of ${composite} already reaches this goal.`;
export const wouldTakeYouThere = (form: Value) => `${form} would take you there. This is the shortest way.`;
export const youHave = 'You have';
export const youNeed = 'You need';
export const scoreGuide = 'Score guide';
export const compositeRoundAverage =
  'composite = round( average of the section scores ); one half rounds up. A section score comes from the published chart, or by the straight line: round( right answers ÷ questions × 36 )';
export const whatItOpens = 'What it opens';
export const compositeOf36 = (composite: Value) => `Composite: ${composite} of 36`;
export const compositeCompositeForm = (composite: Value, form: Value) => `Composite ${composite}${form}`;
export const enterRightAnswers = 'Enter right answers';
export const by = (value: Value, other: Value) => `By the ${value}: ${other}`;
export const enterYourAnswers =
  'Enter your answers to see this. The score guide below shows which colleges each score can open.';
export const likelyRange = 'Likely range';
export const notStarted = 'Not started';
export const collegeProspects = 'College prospects';
export const stillNeeded = 'Still needed';
export const theLikelyRange = 'The likely range is one point either way for the day.';
export const theLikelyRangeHolds =
  'The likely range holds both conversions, and one point either way for the day.';
export const tips = 'Tips';
