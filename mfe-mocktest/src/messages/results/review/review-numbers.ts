import { type Value } from '@mockingbird/remote-kit';

export const goToQuestion = 'Go to question';
export const questionAndOutcome = (number: Value, outcome: Value) => `Question ${number}: ${outcome}`;
