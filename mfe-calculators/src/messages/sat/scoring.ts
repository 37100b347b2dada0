import { type Value } from '@mockingbird/remote-kit';

export const module2 = (hardFrom: Value) => `Module 2 is the harder one from ${hardFrom} right in module 1.`;
export const getMoreRight = (value: Value, next: Value) =>
  `Get ${value} more right in module 1 to reach ${next} module 2.`;
export const below50th = 'Below 50th';
export const theHarder = 'the harder';
export const theMedium = 'the medium';
