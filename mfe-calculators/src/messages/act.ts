import { type Value } from '@mockingbird/remote-kit';

export const howIsTheAct = 'How is the ACT score estimated?';
export const aPublishedChartTurns =
  'A published chart turns your right answers in each section into a score of 1 to 36. The composite is the average of the section scores. One half rounds up.';
export const isThisTheOfficial = 'Is this the official conversion?';
export const itsTheChart =
  'It’s the chart of one official practice test. Each ACT has its own chart, because some are harder. So a real test may give one or two points more or less. We found no full chart for the Enhanced ACT, so we use the classic one by share of right answers.';
export const whatIsTheStraight = 'What is the straight line beside it?';
export const aSimplerRuleRight =
  'A simpler rule: right answers divided by questions, times 36. On the classic test it is up to 8 points below the chart in Math, 4 in Reading and Science, and 3 in English. Near the top it can be up to 4 points above the chart.';
export const whichActIsModeled = 'Which ACT does this use?';
export const theEnhancedAct = (join: Value, join2: Value, questions: Value, maxScore: Value, join3: Value) =>
  `The Enhanced ACT of today: ${join} questions, of which ${join2} count, and an optional Science section with ${questions} questions, of which ${maxScore} count. On the day you can’t tell which ones count. The switch turns to the classic test of ${join3} questions.`;
export const doesScienceCount = 'Does Science count?';
export const notForTheComposite =
  'Not for the composite. In today’s test, Science is optional and has its own score. In the classic test it was a quarter of the composite.';
export const isThereAPenalty = 'Is there a penalty for wrong answers?';
export const noOnlyRightAnswers =
  'No. Only right answers count, so answer every question, even if you have to guess.';
export const whyDoesAnEmpty = 'Why does an empty section show 0?';
export const youHaventStarted = 'You haven’t started it yet. The real scale begins at 1.';
export const enterYourCorrectAnswers =
  'Enter your correct answers for an approximate ACT score. No registration is needed.';
export const questionsAndAnswers = 'Questions and answers';
export const answerEveryQuestion = 'Answer every question. You don’t lose points for a guess.';
export const seeWhatTheNext =
  'See what the next score takes. One answer in a short section counts more than one in a long section.';
export const startWithYourWeakest = 'Start with your weakest section. That’s where points come fastest.';
export const takeAFullTimed = 'Take a full timed test now and then. Pace is half of the ACT.';
export const reviewEachWrongAnswer = 'Review each wrong answer the same day, and write down what went wrong.';
export const english = 'English';
export const math = 'Math';
export const reading = 'Reading';
export const science = 'Science';
export const enhancedActToday = 'Enhanced ACT (today)';
export const enhancedActOnAll = (facts: Value) => `Enhanced ACT, on all national test dates since ${facts}`;
export const theTestIsShorter =
  'The test is shorter, Science is optional, and the composite is the average of English, Math and Reading. The classic test is one click away.';
export const classicActNoLonger = 'Classic ACT (no longer given on national dates)';
export const classicActUntil = (facts: Value) => `Classic ACT, until ${facts} on national test dates`;
export const itHadQuestions = (classic: Value) =>
  `It had ${classic} questions, and Science was a quarter of the composite.`;
export const enhancedActAllQuestions = 'Enhanced ACT, all questions counted (your link)';
export const enhancedActWithAll = 'Enhanced ACT with all its questions, by the straight line';
export const yourLink =
  'Your link is from before we knew which questions count. Today’s form is one click away.';
export const actScoreCalculator = 'ACT Score Calculator';
export const estimateYourActScore =
  'Estimate your ACT score by a published chart: English, Math, Reading and Science, composite, rating and college prospects. Enhanced and classic ACT.';
export const actScoreCalculatorAct =
  'ACT score calculator, ACT composite calculator, Enhanced ACT score, ACT conversion chart';
export const valueAndCounts = (value: Value, counts: Value) => `${value} and ${counts}`;
export const trademark = 'ACT is a trademark of ACT, Inc.';
