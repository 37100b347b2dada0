import type { PlannedChange } from './planned-change.js';

/** Opens the confirmation of a change. */
export type PlanChange = (change: PlannedChange) => void;

export const planPromotion = (name: string, version: string): PlannedChange => ({
  title: `Promote ${name} ${version}?`,
  action: 'Promote',
  variant: 'primary',
  send: (calls, options) => calls.promote({ remotes: [{ name, version }], ...options }),
});

export const planCanaryEnd = (name: string): PlannedChange => ({
  title: `End the canary of ${name}?`,
  action: 'End the canary',
  variant: 'danger',
  send: (calls, { why, dryRun, base }) => calls.endCanary({ name, why, dryRun, base }),
});

export const planRollback = (to: number): PlannedChange => ({
  title: `Roll back to composition ${to}?`,
  action: 'Roll back',
  variant: 'danger',
  send: (calls, { why, dryRun, base }) => calls.rollback({ to, why, dryRun, base }),
});

/** @param percent of the visitors, 0 to 100, at most two decimals */
export const planCanary = (
  name: string,
  version: string,
  percent: number,
  cohorts: readonly string[],
): PlannedChange => ({
  title: `Try ${name} ${version} on ${percent} % of visitors?`,
  action: 'Start',
  variant: 'primary',
  send: (calls, { why, dryRun, base }) =>
    calls.canary({ name, version, percent, cohorts: [...cohorts], why, dryRun, base }),
});
