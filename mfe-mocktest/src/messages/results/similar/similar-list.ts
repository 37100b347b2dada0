import { type Value } from '@mockingbird/remote-kit';

export const theOtherTests = (topic: Value) =>
  `The other tests of this exam have no question on ${topic} yet.`;
export const moreQuestions = (topic: Value) => `More questions: ${topic}`;
