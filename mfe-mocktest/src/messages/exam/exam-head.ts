import { type Value } from '@mockingbird/remote-kit';

export const freeTimedMockTests = (title: Value) =>
  `Free timed mock tests for ${title}, with results and explanations.`;
export const mockTests = (title: Value) => `${title} mock tests`;
export const freeMockTests = (title: Value) => `${title}: free mock tests`;
