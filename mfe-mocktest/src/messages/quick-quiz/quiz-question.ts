import { type Value } from '@mockingbird/remote-kit';

export const rightAnswerIs = (correctAnswer: Value) => `Right answer: <strong>${correctAnswer}</strong>`;
export const whyThisOption = 'Why this option is tempting:';
export const question = (number: Value, count: Value) => `Question ${number} of ${count}`;
export const checkAnswer = 'Check answer';
export const notQuite = 'Not quite.';
export const chooseAnAnswer = 'Choose an answer.';
export const showTheAnswer = 'Show the answer';
export const right = 'Right.';
