import { type Value } from '@mockingbird/remote-kit';

export const releasesAreFrozen = 'Releases are frozen';
export const frozenBy = (by: Value, since: Value) => `By <strong>${by}</strong> since <time>${since}</time>,`;
export const untilSomebodyEnds = 'until somebody ends it.';
export const untilTime = (until: Value) => `until ${until}.`;
export const whatIsPossible =
  'You can still roll back, make a canary smaller and end it. Promotions, new canaries and larger ones are refused.';
export const freezeReleases = 'Freeze releases';
export const freezeReleasesQuestion = 'Freeze releases?';
export const whatAFreezeDoes =
  'Until it ends, no version can be promoted, and no canary can start or grow. This is for everybody. Rollbacks still work.';
export const reason = 'Reason';
export const everyRefusalShowsIt = 'Everybody who tries to release sees it.';
export const ends = 'Ends';
export const whenSomebodyEnds = 'When somebody ends it';
export const inHours = (hours: Value) => `In ${hours} hours`;
export const inOneHour = 'In 1 hour';
export const inDays = (days: Value) => `In ${days} days`;
export const endTheFreeze = 'End the freeze';
export const endTheFreezeQuestion = 'End the freeze?';
export const everyoneCanRelease = 'After that, teams and admins can change what is live again.';
export const frozen = 'Releases are frozen.';
export const notFrozen = 'The freeze has ended.';
