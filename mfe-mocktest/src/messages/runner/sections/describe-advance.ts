import { type Value } from '@mockingbird/remote-kit';

export const timeForIsUp = (ended: Value) => `Time for ${ended} is up.`;
export const youFinished = (ended: Value) => `You finished ${ended}.`;
export const twoSections = (first: Value, last: Value) => `sections ${first} and ${last}`;
export const severalSections = (first: Value, last: Value) => `sections ${first} to ${last}`;
export const sectionHasStarted = (what: Value, value: Value, value2: Value) =>
  `${what} Section ${value}, ${value2}, has started.`;
