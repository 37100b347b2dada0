import type { RemoteHealth as Health } from '@mockingbird/contracts';
import { Button, Tag, VisuallyHidden } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { utcTime } from '../../format/utc-time.js';
import { planCanaryEnd, planPromotion, type PlanChange } from '../change/plan-change.js';
import { TrafficBar } from './traffic-bar.js';
import { VersionSpeed } from './version-speed.js';
import classes from '../releases-overview.module.css';

type VersionHealth = Health['live'];

const ERROR_LABELS: Readonly<Record<string, string>> = {
  load: 'did not load',
  integrity: 'file was altered',
  timeout: 'too slow',
  mount: 'did not start',
  render: 'failed while shown',
};

function describeHealth({ seen, affected, kinds }: VersionHealth): string {
  if (seen === 0) return 'No visitors in the last minutes';
  const which = Object.entries(ERROR_LABELS).flatMap(([kind, label]) => {
    const count = kinds[kind] ?? 0;
    return count > 0 ? [`${label}: ${count}`] : [];
  });
  const errors = affected === 0 ? 'no errors' : `${affected} with errors (${which.join(', ')})`;
  return `${plural(seen, 'visitor')}, ${errors}`;
}

export interface RemoteHealthProps {
  health: Health;
  planChange: PlanChange;
}

/** One remote: its live version, its canary, their errors and their speed. */
export function RemoteHealth({ health, planChange }: RemoteHealthProps) {
  const { name, live, other, canaryPercent, cohorts = [], monitoredUntil } = health;
  const isCanary = canaryPercent !== undefined && other !== undefined;
  return (
    <li className={classes.remote}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <code>{live.version}</code>
        {isCanary ? <Tag tone="mark">canary</Tag> : null}
        {monitoredUntil ? <Tag tone="info">monitored</Tag> : null}
      </div>
      <p className={classes.soft}>{describeHealth(live)}</p>
      <VersionSpeed remote={name} health={live} />
      {isCanary ? (
        <>
          <TrafficBar percent={canaryPercent} />
          <p>
            <strong>{canaryPercent} %</strong> of visitors
            {cohorts.length > 0 ? ` and the group ${cohorts.join(', ')}` : ''} get{' '}
            <code>{other.version}</code>
          </p>
          <p className={classes.soft}>{describeHealth(other)}</p>
          <VersionSpeed remote={name} health={other} />
          <div className={classes.buttons}>
            <Button variant="quiet" onClick={() => planChange(planPromotion(name, other.version))}>
              <span>
                Promote<VisuallyHidden> {name}</VisuallyHidden> {other.version}
              </span>
            </Button>
            <Button variant="ghost" onClick={() => planChange(planCanaryEnd(name))}>
              <span>
                End the canary<VisuallyHidden> of {name}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </>
      ) : null}
      {!isCanary && monitoredUntil ? (
        <p className={classes.soft}>
          New version. Until {utcTime(monitoredUntil)} it is rolled back automatically if it causes errors.
          {other ? ` The previous version is ${other.version}.` : ''}
        </p>
      ) : null}
    </li>
  );
}
