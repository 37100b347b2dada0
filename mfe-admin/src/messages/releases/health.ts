import { type Value } from '@mockingbird/remote-kit';

export const noVisitorHadErrors = (hours: Value) => `No visitor had errors in the last ${hours} hours.`;
export const visitorsWithErrorsByTimeSlot = (slotMinutes: Value, hours: Value, highest: Value) =>
  `Visitors with errors in each ${slotMinutes} minutes of the last ${hours} hours. Highest count: ${highest}.`;
export const hoursAgo = (hours: Value) => `${hours} hours ago`;
export const now = 'now';
export const theFigures = 'The figures as a table';
export const visitorsWithErrors = 'Visitors with errors';
export const from = 'From';
export const version = 'Version';
export const visitors = 'Visitors';
export const loadingLcp = 'Loading (LCP)';
export const responseToInputInp = 'Response to input (INP)';
export const layoutShiftCls = 'Layout shift (CLS)';
export const nextScreen = 'Next screen';
export const noVisitors = 'No visits in the last 10 minutes';
export const canary = 'canary';
export const monitored = 'monitored';
export const ofVisitors = (canaryPercent: Value) => `<strong>${canaryPercent} %</strong> of visitors`;
export const getVersion = (version: Value) => `get <code>${version}</code>`;
export const promote = 'Promote';
export const endTheCanary = 'End the canary';
export const ofName = (name: Value) => `of ${name}`;
export const newVersionUntil = (monitoredUntil: Value) =>
  `New version. Until ${monitoredUntil} it is rolled back automatically if it causes errors.`;
export const speedOfVersion = (remote: Value, version: Value) => `Speed of ${remote} ${version}`;
export const speedByScreen = 'Speed by screen';
export const speedOfByScreen = (remote: Value, version: Value) => `Speed of ${remote} ${version} by screen`;
export const screen = 'Screen';
export const measure = 'Measure';
export const speed = 'Speed';
export const visitorsWithErrorsByTime = (remote: Value, version: Value, series: Value) =>
  `${remote} ${version}: ${series} visitors with errors, by time`;
export const didNotLoad = 'did not load';
export const fileWasAltered = 'file was altered';
export const tooSlow = 'too slow';
export const didNotStart = 'did not start';
export const failedWhileShown = 'failed while shown';
export const serverMarkupReplaced = 'differed from the server';
export const actionFailed = 'an action failed';
export const promiseFailed = 'a promise was rejected';
export const requestRefused = 'a request was refused';
export const errorsOfTheLastDay = 'Errors of the last day';
export const noFrequentErrors = 'No errors with a message in the last day.';
export const thenRolledBack = (origin: Value, at: Value) => `${origin}. Rolled back automatically ${at}`;
export const noMessage = 'no message';
export const ofTeam = (owner: Value) => `Owner: ${owner}`;
export const ofTeamFromCommit = (owner: Value, commit: Value) =>
  `Owner: ${owner}, built from commit ${commit}`;
export const errorPlace = (file: Value, line: Value, column: Value) =>
  `${file}, line ${line}, column ${column}`;
export const liveAndCanaryOf = (name: Value) => `Live version and canary of ${name}`;
export const liveVersion = (version: Value) => `Live ${version}`;
export const canaryVersion = (version: Value) => `Canary ${version}`;
export const withAnError = 'With an error';
export const countWithShare = (count: Value, percent: Value) => `${count} (${percent} %)`;
export const cannotJudgeYet = (seen: Value, needed: Value) => `Cannot judge yet: ${seen} of ${needed}`;
export const noErrors = 'no errors';
export const withErrors = (affected: Value, which: Value) => `${affected} with errors (${which})`;
export const andTheGroup = (cohorts: Value) => ` and the group ${cohorts}`;
export const thePreviousVersion = (version: Value) => ` The previous version is ${version}.`;
export const goodSpeed = 'good';
export const fairSpeed = 'needs improvement';
export const poorSpeed = 'poor';
export const p75Ms = (p75: Value) => `${p75} ms`;
export const slowerThan = (measure: Value, formatSpeed: Value, percent: Value, than: Value) =>
  `${measure} ${formatSpeed}: ${percent} % slower than ${than}`;
