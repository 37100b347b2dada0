import { plural, type Value } from '@mockingbird/remote-kit';

export const digitalVsPaper = 'Digital vs Paper';
export const ofTheTest = 'Of the test';
export const thePaperTest =
  'The paper test as it was last given. Its figures are from a secondary source, named below.';
export const readingWriting = 'Reading & Writing';
export const score = 'Score';
export const tableOfThePath = (path: Value) => `Table of the ${path} path`;
export const publishedGuideLowerEnd = 'Published guide, lower end';
export const scoreCurve = 'Score curve';
export const howYourScore = 'How your score is made';
export const exampleInTables = 'The example in the tables';
export const yourRightAnswers = 'Your right answers in the tables';
export const rightAnswers = 'Right answers';
export const theExample = 'The example';
export const yourEstimate = 'Your estimate';
export const ofAlreadyReaches = (total: Value) => `of ${total} already reaches this goal.`;
export const fromTheExample = 'From the example: ';
export const wouldTakeYouThere = (further: Value) =>
  `${further} would take you there. This is the shortest way.`;
export const youHave = 'You have';
export const youNeed = 'You need';
export const scoringGuide = 'Scoring guide';
export const theCollegeBoardPublished = (guideWidth: Value) =>
  `The College Board published a scoring guide for the paper form of a digital practice test. It has more questions, so we compare shares: 60% right here is 60% right there. Our hard path takes the guide’s lower score, rounded to steps of 20, and ends at 800. The medium path is the same up to 760. The easy path is 20 points lower, up to 720. Of the guide’s Math ranges we could read one, ${guideWidth} points wide; the others are shown with the same width.`;
export const module1Decides = (math: Value, math2: Value, rw: Value, rw2: Value) =>
  `Module 1 decides the path. So the medium and easy paths top out at ${math} and ${math2} in Math, at ${rw} and ${rw2} in Reading & Writing. The real test has two paths; the medium one is this estimator’s own.`;
export const totalScore = 'Total score';
export const theBandsAreRounded = 'The bands are rounded, and too kind at the low end.';
export const totalPercentile = (total: Value) => `${total} percentile`;
export const likelyFromTo = (range: Value) => `Likely ${range}`;
export const exampleEnterYourOwn = 'Example. Enter your own answers.';
export const highestBand = 'You are in the highest band.';
export const percentileBand = 'Percentile band';
export const likelyRange = 'Likely range';
export const stillNeededInExample = 'Still needed in the example';
export const stillNeeded = 'Still needed';
export const theLikelyRangeHolds = (dayAllowance: Value) =>
  `The likely range covers the published range, and ${dayAllowance} points a section for a better or a worse day.`;
export const youAreOnThePath = (section: Value, section2: Value) =>
  `You are on the ${section} path. ${section2}`;
export const theFullScoreTables = 'The full score tables';
export const moreRightAnswers = (count: number, name: string) =>
  plural(count, { one: `# more right answer in ${name}`, other: `# more right answers in ${name}` });
export const and = ' and ';
export const ofRightAnswersGive = (name: Value, right: Value, questions: Value, score: Value, path: Value) =>
  `${name}: ${right} of ${questions} right answers give ${score} on the ${path} path.`;
export const countOfMax = (count: Value, max: Value) => `${count} of ${max}`;
export const rightAnswersUpTo = (section: Value, most: Value) => `${section}: 0 to ${most} right answers`;
export const haveOfPerModule = (have: Value, perModule: Value) => `${have} of ${perModule}`;
export const asNow = (need: Value) => `${need}, as now`;
export const needValueMore = (need: Value, value: Value) => `${need} (${value} more)`;
export const fromTo = (low: Value, high: Value) => `${low} to ${high}`;
export const orMore = (hardFrom: Value) => `${hardFrom} or more`;
export const mediumFromToValue = (mediumFrom: Value, value: Value) => `${mediumFrom} to ${value}`;
export const belowMediumFrom = (mediumFrom: Value) => `below ${mediumFrom}`;
export const sectionUpToScore = (section: Value, score: Value) => `${section}, up to ${score}`;
export const to = ' to ';
export const wouldTake = (further: Value, from: Value, label: Value) =>
  `${further} would take you to ${from} (${label} percentile).`;
export const namePath = (name: Value) => `${name} path`;
export const percentileByTotalScore = 'Percentile by total score, in rounded bands';
export const pathsByRightAnswers = 'Paths: right answers in module 1, and the best score you can still get';
export const digitalAndPaperSat = 'The Digital SAT and the paper SAT';
export const satScore = 'SAT score';
export const rightAnswersFor = (goal: Value) => `Right answers for ${goal}`;
export const sectionScoreOnTheScale = (section: Value, score: Value) =>
  `${section} section score: ${score} on the scale of 200 to 800`;
export const sectionScoreByRightAnswers = (section: Value) =>
  `${section} section score, by right answers in both modules`;
export const columnDigital = 'Digital';
export const columnPaper = 'Paper';
export const math = 'Math';
export const columnSection = 'Section';
export const columnGuide = 'Guide';
export const columnModule = 'Module';
export const columnExample = 'Example';
export const columnPercentile = 'Percentile';
export const columnPath = 'Path';
export const columnRight = 'Right';
export const columnHard = 'HARD';
export const columnMedium = 'MEDIUM';
export const columnEasy = 'EASY';
export const total = 'Total';
