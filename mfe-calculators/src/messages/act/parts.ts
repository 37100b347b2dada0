import { plural, type Value } from '@mockingbird/remote-kit';

export const publishedChartOfRightAnswers =
  'Published chart of a classic test: right answers for each scaled score';
export const straightLineRightAnswers = 'Straight line: right answers for each scaled score';
export const scaledScoreAndRight = 'Scaled score and right answers by the published chart of a classic test';
export const scaledScoreAndRightAnswers = 'Scaled score and right answers by the straight line';
export const conversionChart = 'Conversion chart';
export const scaledScore = 'Scaled score';
export const publishedChart = 'Published chart';
export const straightLine = 'Straight line';
export const scoreCurve = 'Score curve';
export const iTakeScience = 'I take Science';
export const howYourComposite = 'How your composite is made';
export const yourEstimateOfAlready = (composite: Value) =>
  `Your estimate of ${composite} already reaches this goal.`;
export const wouldTakeYouThere = (rightAnswers: Value) =>
  `${rightAnswers} would take you there. This is the shortest way.`;
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
  'The likely range covers both conversions, and one point more or less for a good or bad day.';
export const tips = 'Tips';
export const ofRightAnswersGive = (name: Value, raw: Value, maxScore: Value, score: Value) =>
  `${name}: ${raw} of ${maxScore} right answers give ${score} of 36.`;
export const sectionNotInTheComposite = (name: Value) => `${name}, not in the composite`;
export const countOfMaxScore = (count: Value, maxScore: Value) => `${count} of ${maxScore}`;
export const scoreOf36 = (score: Value) => `${score} of 36`;
export const asNow = (have: Value) => `${have}, as now`;
export const withMore = (all: Value, more: Value) => `${all} (${more} more)`;
export const haveOfMaxScore = (have: Value, maxScore: Value) => `${have} of ${maxScore}`;
export const straightLineLowerCase = 'straight line';
export const publishedChartLowerCase = 'published chart';
export const notStartedAfterComma = ', not started';
export const of36 = ' of 36';
export const soFarOfSections = (empty: Value, inComposite: Value) =>
  ` so far: ${empty} of ${inComposite} sections empty`;
export const lowToHigh = (low: Value, high: Value) => `${low} to ${high}`;
export const n36IsTheHighest = '36 is the highest composite.';
export const wouldTake = (rightAnswers: Value, score: Value) => `${rightAnswers} would take you to ${score}.`;
export const and = ' and ';
export const moreRightAnswers = (count: number, name: string) =>
  plural(count, { one: `# more right answer in ${name}`, other: `# more right answers in ${name}` });
export const countInName = (count: Value, name: Value) => `${count} in ${name}`;
export const questionsQuestions = (questions: Value) => `${questions} questions`;
export const ofQuestionsCount = (maxScore: Value, questions: Value) =>
  `${maxScore} of ${questions} questions count`;
export const countedNotInTheComposite = (counted: Value) => `${counted}, not in the composite`;
export const rightAnswers = (name: Value) => `${name}, right answers`;
export const ratingByComposite = 'Rating by composite';
export const actComposite = 'ACT composite';
export const answersByChartAndLine = 'Your right answers by the published chart and by the straight line';
export const whichAct = 'Which ACT?';
export const rightAnswersFor = (goal: Value) => `Right answers for ${goal}`;
export const columnScaled = 'Scaled';
export const columnSection = 'Section';
export const columnRight = 'Right';
export const columnChart = 'Chart';
export const columnLine = 'Line';
export const columnRating = 'Rating';
export const composite = 'Composite';
