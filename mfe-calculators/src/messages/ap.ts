import { type Value } from '@mockingbird/remote-kit';

export const howIsTheScore = (name: Value) => `How is the ${name} score estimated?`;
export const yourRightAnswers = (mcqTotal: Value, mcq: Value, points: Value, frq: Value, lines: Value) =>
  `Your right answers to the ${mcqTotal} multiple-choice questions count ${mcq}%. Your ${points} free-response points count ${frq}%, with the weights in the table. We compare the total with fixed cut-offs: ${lines}.`;
export const areTheseTheReal = 'Are these the real cut-offs?';
export const noTheCollegeBoard =
  'No. The College Board sets them for each exam and rarely publishes them. They’re usually lower than our strict ones, so your real score is often better. You also see your score by typical cut-offs from published charts.';
export const doesAWrongAnswer = 'Does a wrong answer cost points?';
export const noOnlyRightAnswers = 'No. Only right answers count, so answer every multiple-choice question.';
export const whichFormat = 'Which format of the exam is this?';
export const doCollegesGiveCredit = (name: Value) => `Do colleges give credit for ${name}?`;
export const doINeed = 'Do I need an account? Do you save my numbers?';
export const noRegistrationIsNeeded =
  'No registration is needed. The math runs in your browser, and we don’t save your numbers. A share link holds only your numbers.';
export const questionsAndAnswers = 'Questions and answers';
export const estimateYourScore = (name: Value) =>
  `Estimate your ${name} score from your correct answers. It is approximate, and no registration is needed.`;
export const fromForAScore = (from: Value, score: Value) => `${from} for a ${score}`;
export const trademarks = 'AP and Advanced Placement are trademarks of the College Board';
