import { type Value } from '@mockingbird/remote-kit';

export const notVisited = 'Not visited';
export const notAnswered = 'Not answered';
export const markedForReview = 'Marked for review';
export const answeredAndMarked = 'Answered and marked for review';
export const questionAndState = (number: Value, state: Value) => `Question ${number}, ${state}`;
export const finishedOfAnswered = (answered: Value, total: Value) =>
  `Finished: ${answered} of ${total} answered`;
export const lockedOpensLater = 'Locked: opens later';
export const questions = 'Questions';
export const answered = 'Answered';
