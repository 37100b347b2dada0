import type { PlannedChange } from './planned-change.js';
import * as messages from '../../messages/releases/change.js';

/** Opens the confirmation of a change. */
export type PlanChange = (change: PlannedChange) => void;

export const planPromotion = (name: string, version: string): PlannedChange => ({
  title: messages.promoteNameVersion(name, version),
  action: messages.promote,
  variant: 'primary',
  send: (calls, options) => calls.promote({ remotes: [{ name, version }], ...options }),
});

export const planCanaryEnd = (name: string): PlannedChange => ({
  title: messages.endTheCanaryOf(name),
  action: messages.endTheCanary,
  variant: 'danger',
  send: (calls, { why, dryRun, base }) => calls.endCanary({ name, why, dryRun, base }),
});

export const planRollback = (to: number): PlannedChange => ({
  title: messages.rollBackToComposition(to),
  action: messages.rollBack,
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
  title: messages.tryOnOfVisitors(name, version, percent),
  action: messages.start,
  variant: 'primary',
  send: (calls, { why, dryRun, base }) =>
    calls.canary({ name, version, percent, cohorts: [...cohorts], why, dryRun, base }),
});
