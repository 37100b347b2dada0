import { type Value } from '@mockingbird/remote-kit';

export const practiceMeta = (meta: Value) => `Practice: ${meta}`;
export const oneAtATime = 'One at a time';
export const allInAList = 'All in a list';
export const ofAnswered = (answered: Value, length: Value) => `${answered} of ${length} answered`;
export const finishPractice = 'Finish practice';
