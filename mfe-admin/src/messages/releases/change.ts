import { type Value } from '@mockingbird/remote-kit';

export const compositionIsLive = (number: Value) => `Composition ${number} is live.`;
export const oneMoment = 'One moment...';
export const cancel = 'Cancel';
export const checkingWhatThisWould = 'Checking what this would do';
export const reasonOptional = 'Reason (optional)';
export const shownInTheHistory = 'Shown in the history.';
export const whatThisDoes = 'What this does';
export const nothingChanges = 'Nothing changes: this is already live.';
export const whatWasChecked = (length: Value) => `What was checked (${length})`;
export const promoteNameVersion = (name: Value, version: Value) => `Promote ${name} ${version}?`;
export const promote = 'Promote';
export const endTheCanaryOf = (name: Value) => `End the canary of ${name}?`;
export const endTheCanary = 'End the canary';
export const rollBackToComposition = (to: Value) => `Roll back to composition ${to}?`;
export const rollBack = 'Roll back';
export const tryOnOfVisitors = (name: Value, version: Value, percent: Value) =>
  `Try ${name} ${version} on ${percent} % of visitors?`;
export const start = 'Start';
export const thisIsNotPossible = 'This is not possible';
export const thisVersionWasRolled = 'This version was rolled back automatically';
export const itCausedErrors =
  'It caused errors for visitors. Promote it again only if you know that it was not the cause.';
export const promoteItAgain = 'Promote it again';
export const forOfVisitors = (version: Value, percent: Value) => `${version} for ${percent} % of visitors`;
export const theGroup = (each: Value) => `the group “${each}”`;
export const inStages = (percents: Value) => `growing in stages (${percents} %)`;
export const and = ' and ';
export const noCanary = 'no canary';
export const isRemoved = (name: Value) => `${name} is removed`;
export const checkPassed = 'Passed';
export const checkRejected = 'Rejected';
export const checkSkipped = 'Skipped';
export const checkUndecided = 'Undecided';
