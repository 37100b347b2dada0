import { type Value } from '@mockingbird/remote-kit';

export const satIsATrademark = 'SAT is a trademark of the College Board';
export const scienceHasItsOwn = 'Science has its own score and is not part of the composite.';
export const actIsATrademark = 'ACT is a trademark of ACT, Inc.';
export const yourEstimatedScore = (test: Value) => `Your estimated ${test} score`;
export const scoreOfHighest = (score: Value, highest: Value) => `<strong>${score}</strong> of ${highest}`;
export const seeWhatAFew = 'See what a few more right answers would change';
export const anEstimate = (owner: Value) =>
  `An estimate by a published table. Our questions are our own, so they may be a little easier or harder than the real ones. ${owner}, which has no part in this site.`;
export const likely = (value: Value, value2: Value) => `, likely ${value} to ${value2}`;
