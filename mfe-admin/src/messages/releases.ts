import { type Value } from '@mockingbird/remote-kit';

export const thisIsNotUp = 'This is not up to date';
export const theReleasesCouldNot = 'The releases could not be loaded';
export const loadingTheReleases = 'Loading the releases';
export const whatIsLive = 'What is live';
export const compositionSince = (number: Value, createdAt: Value) =>
  `Composition <strong>${number}</strong>, since <time>${createdAt}</time>`;
export const visitorsWithErrors = 'Visitors with errors';
export const versions = 'Versions';
export const history = 'History';
export const releases = 'Releases';
export const theLiveVersion =
  'The live version of each part of the site, and its errors. Promote a version, try it on a few visitors first, or roll back. Every change is recorded and can be undone.';
