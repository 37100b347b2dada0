import { plural, type Value } from '@mockingbird/remote-kit';

export const onTheReal = (name: Value, exam: Value, percent: Value) =>
  `On the real ${name} you need ${exam} (${percent}%).`;
export const atThisRate = (expected: Value) => `At this rate you would get about ${expected}`;
export const rightAnswers = (count: number) =>
  plural(count, { one: '# right answer', other: '# right answers' });
export const onTheRealExam = 'On the real exam';
export const rulesOfTheSections = 'Rules of the sections';
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const thisTestHasSo = (length: Value) =>
  `This test has ${length}, so take it as a hint. Rule checked on`;
export const correctOfQuestions = (correct: Value, questions: Value) => `${correct} of ${questions}`;
export const thatIsEnoughBut = (needed: Value, rate: Value) =>
  `${needed} ${rate}. That is enough, but you would fail by another rule:`;
export const rateAndPass = (needed: Value, rate: Value) => `${needed} ${rate} and pass.`;
export const rateAndFail = (needed: Value, rate: Value) => `${needed} ${rate} and fail.`;
export const neededAbout = (name: Value, part: Value, expected: Value) =>
  `${name}: ${part} needed, about ${expected} at this rate`;
export const neededYouHave = (name: Value, rightAnswers: Value, right: Value) =>
  `${name}: ${rightAnswers} needed, you have ${right}`;
export const marksNeededYouHave = (name: Value, needed: Value, total: Value) =>
  `${name}: ${needed} marks needed, you have ${total}`;
export const notMet = 'not met';
