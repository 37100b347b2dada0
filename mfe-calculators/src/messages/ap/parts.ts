import { plural, type Value } from '@mockingbird/remote-kit';

export const typicalCutOffs = 'Typical cut-offs';
export const typicalLowest = 'Typical, lowest';
export const typicalHighest = 'Typical, highest';
export const strictCutOffs = 'Strict cut-offs';
export const weightedTotal = 'Weighted total';
export const apScore = 'AP score';
export const cutOffsAndWhat = 'Cut-offs and what they mean';
export const total = 'Total from';
export const collegeCredit = 'College credit';
export const aStrictEstimateReal = (strictLines: Value, origin: Value) =>
  `<strong>A strict estimate.</strong> Real cut-offs are set for each exam and are usually lower than ${strictLines}. ${origin}`;
export const aWeightedTotal = (total: Value, score: Value, byTypical: Value) =>
  `A weighted total of ${total} is a ${score} by strict cut-offs and ${byTypical} by typical ones.`;
export const modeledHere = 'Used here';
export const passingRate = 'Passing rate';
export const aboutName = (name: Value) => `About ${name}`;
export const multipleChoice = 'Multiple choice';
export const howTheEstimate = 'How the estimate is made';
export const weightedTotal100Right = (mcqTotal: Value, value: Value) =>
  `weighted total = 100 × ( right answers ÷ ${mcqTotal} × ${value} + the sum over the free-response items of score ÷ maximum × weight )`;
export const weCalculateExactly =
  'We calculate exactly and show two decimals, rounded down. A total right on a cut-off gets the higher score.';
export const weight = 'Weight, %';
export const totalNeeded = 'Total needed';
export const shortestWay = 'Shortest way';
export const weightedTotalOf100 = (total: Value) => `Weighted total <b>${total}</b> of 100`;
export const byStrictCutOffs = (score: Value, formatScores: Value) =>
  `By strict cut-offs: ${score}. By typical cut-offs: ${formatScores}`;
export const collegeCreditForScore = (score: Value, score2: Value) =>
  `College credit for a ${score}: ${score2}`;
export const soFar = (emptyPart: Value) => `So far: ${emptyPart}`;
export const enterYourAnswers = 'Enter your answers to see a score';
export const rightAnswers = 'Right answers';
export const freeResponse = 'Free response';
export const multipleChoiceOnly = 'Multiple choice only';
export const freeResponseOnly = 'Free response only';
export const stillNeeded = (next: Value) => `Still needed for a strict ${next}`;
export const thereIsNoHigher = 'There is no higher score';
export const fiveIsTheBestScore = 'A 5 is the best AP score.';
export const likelyRange = 'Likely range';
export const rangeNote = (allowancePercent: Value) =>
  `The score when the total is ${allowancePercent} points worse or better on the day, which is our own allowance.`;
export const lowToHigh = (low: Value, high: Value) => `${low} to ${high}`;
export const andReplacingComma = ' and $1';
export const withYourTotalStrict = (score: Value, byTypical: Value) =>
  ` With your total: strict ${score}, typical ${byTypical}.`;
export const pointsOfMaxScore = (points: Value, maxScore: Value) => `${points} of ${maxScore}`;
export const mcqOfMcqTotal = (mcq: Value, mcqTotal: Value) => `${mcq} of ${mcqTotal}`;
export const unitsOfWeight = (units: Value, weight: Value) => `${units} of ${weight}`;
export const noMultipleChoiceAnswers = 'no multiple-choice answers entered';
export const noFreeResponsePoints = 'no free-response points entered';
export const ofTheScoreEverything = (mcqWeight: Value) =>
  `${mcqWeight}% of the score. Everything starts at 0: enter how many answers were right.`;
export const ofTheScoreEnter = (frqWeight: Value) =>
  `${frqWeight}% of the score. Enter the points of each item.`;
export const notEnoughAlone = 'not enough alone';
export const moreAnswers = (count: number) =>
  plural(count, { one: '# more answer', other: '# more answers' });
export const morePoints = (count: number) => plural(count, { one: '# more point', other: '# more points' });
export const and = ' and ';
export const yourInputsInTheFormula = 'Your inputs in the formula';
export const apScoreByWeightedTotal = 'AP score by weighted total';
export const whatAScoreTakes = (score: Value) => `What a ${score} takes`;
export const typical = 'Typical';
export const strict = 'Strict';
export const columnLabel = 'Label';
export const columnCutOffs = 'Cut-offs';
export const goalReached = 'Reached';
export const examName = 'Exam';
export const examFormat = 'Format';
export const columnPart = 'Part';
export const columnYours = 'Yours';
export const columnAdds = 'Adds';
