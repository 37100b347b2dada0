import type { PlannedChange } from './planned-change.js';

/** Asks for a change to be confirmed. */
export type Plan = (change: PlannedChange) => void;

export const promote = (name: string, version: string): PlannedChange => ({
  title: `Promote ${name} ${version}?`,
  action: 'Promote',
  variant: 'primary',
  ask: (calls, how) => calls.promote({ remotes: [{ name, version }], ...how }),
});

export const endCanary = (name: string): PlannedChange => ({
  title: `End the canary of ${name}?`,
  action: 'End the canary',
  variant: 'danger',
  ask: (calls, { why, dryRun, base }) => calls.endCanary({ name, why, dryRun, base }),
});

export const rollBack = (to: number): PlannedChange => ({
  title: `Roll back to composition ${to}?`,
  action: 'Roll back',
  variant: 'danger',
  ask: (calls, { why, dryRun, base }) => calls.rollback({ to, why, dryRun, base }),
});

/** @param percent of the visitors, 0 to 100 in hundredths */
export const canary = (
  name: string,
  version: string,
  percent: number,
  cohorts: readonly string[],
): PlannedChange => ({
  title: `Try ${name} ${version} on ${percent} % of visitors?`,
  action: 'Start',
  variant: 'primary',
  ask: (calls, { why, dryRun, base }) =>
    calls.canary({ name, version, percent, cohorts: [...cohorts], why, dryRun, base }),
});
