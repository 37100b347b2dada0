import { type Value } from '@mockingbird/remote-kit';

export const passageForQuestions = (first: Value, last: Value) => `Passage for questions ${first} to ${last}`;
export const questionNumber = (number: Value) => `Question ${number}`;
export const questionOfCount = (number: Value, count: Value) => `Question ${number} of ${count}`;
export const clearAnswerToQuestion = (number: Value) => `Clear answer to question ${number}`;
export const clearAnswer = 'Clear answer';
export const thisTestHasNo = 'This test has no questions yet.';
export const ruleOutOption = (letter: Value) => `Rule out option ${letter}`;
export const passage = 'Passage';
