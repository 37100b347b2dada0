import { plural } from '@mockingbird/remote-kit';

export const waiting = 'What waits';
export const loadingWaiting = 'Loading what waits';
export const waitingNotLoaded = 'What waits could not be loaded';
export const nothingWaits = 'Nothing waits for you.';
export const toReview = (count: number) =>
  plural(count, { one: '# proposal waits for a review', other: '# proposals wait for a review' });
export const toPublish = (count: number) =>
  plural(count, {
    one: '# approved proposal waits for publication',
    other: '# approved proposals wait for publication',
  });
export const scheduled = (count: number) =>
  plural(count, { one: '# publication is planned', other: '# publications are planned' });
export const changesRequested = (count: number) =>
  plural(count, { one: '# of your proposals needs changes', other: '# of your proposals need changes' });
export const ownInReview = (count: number) =>
  plural(count, { one: '# of your proposals is in review', other: '# of your proposals are in review' });
export const ownDrafts = (count: number) =>
  plural(count, { one: '# draft of yours', other: '# drafts of yours' });
export const openReports = (count: number) =>
  plural(count, { one: '# open report of students', other: '# open reports of students' });
export const failingRemotes = (count: number) =>
  plural(count, { one: '# part of the site has errors', other: '# parts of the site have errors' });
