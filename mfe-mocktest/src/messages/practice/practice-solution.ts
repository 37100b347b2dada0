import { type Value } from '@mockingbird/remote-kit';

export const notQuiteTheAnswer = (correctAnswer: Value) => `Not quite: the answer is ${correctAnswer}`;
export const right = 'Right';
