import type { RemoteHealth as Health } from '@mockingbird/contracts';
import { Button, Tag, VisuallyHidden } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { utcTime } from '../../format/utc-time.js';
import { endCanary, promote, type Plan } from '../change/plan-change.js';
import { TrafficBar } from './traffic-bar.js';
import classes from '../releases-overview.module.css';

type VersionHealth = Health['live'];

const KINDS: Readonly<Record<string, string>> = {
  load: 'did not load',
  integrity: 'altered on the way',
  timeout: 'too slow',
  mount: 'did not start',
  render: 'broke while shown',
};

function healthWords({ seen, troubled, kinds }: VersionHealth): string {
  if (seen === 0) return 'nobody told of it in the last minutes';
  const which = Object.entries(KINDS).flatMap(([kind, words]) => {
    const count = kinds[kind] ?? 0;
    return count > 0 ? [`${words} ${count}`] : [];
  });
  const trouble = troubled === 0 ? 'none in trouble' : `${troubled} in trouble (${which.join(', ')})`;
  return `${plural(seen, 'visitor')} told of it, ${trouble}`;
}

export interface RemoteHealthProps {
  health: Health;
  plan: Plan;
}

/** One part of the site: what is live, who gets it, and how it fares. */
export function RemoteHealth({ health, plan }: RemoteHealthProps) {
  const { name, live, other, canaryPercent, cohorts = [], watchedUntil } = health;
  const isCanary = canaryPercent !== undefined && other !== undefined;
  return (
    <li className={classes.remote}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <code>{live.version}</code>
        {isCanary ? <Tag tone="mark">canary</Tag> : null}
        {watchedUntil ? <Tag tone="info">watched</Tag> : null}
      </div>
      <p className={classes.soft}>{healthWords(live)}</p>
      {isCanary ? (
        <>
          <TrafficBar percent={canaryPercent} />
          <p>
            <strong>{canaryPercent} %</strong> of visitors
            {cohorts.length > 0 ? ` and the group ${cohorts.join(', ')}` : ''} get{' '}
            <code>{other.version}</code>
          </p>
          <p className={classes.soft}>{healthWords(other)}</p>
          <div className={classes.buttons}>
            <Button variant="quiet" onClick={() => plan(promote(name, other.version))}>
              <span>
                Promote<VisuallyHidden> {name}</VisuallyHidden> {other.version}
              </span>
            </Button>
            <Button variant="ghost" onClick={() => plan(endCanary(name))}>
              <span>
                End the canary<VisuallyHidden> of {name}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </>
      ) : null}
      {!isCanary && watchedUntil ? (
        <p className={classes.soft}>
          New: taken back by itself until {utcTime(watchedUntil)} when it hurts
          {other ? `; before it was ${other.version}` : ''}.
        </p>
      ) : null}
    </li>
  );
}
