import { type Value } from '@mockingbird/remote-kit';

export const freeTimedMockTests = (title: Value) =>
  `Free timed mock tests for ${title}, with results and explanations.`;
