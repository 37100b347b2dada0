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
