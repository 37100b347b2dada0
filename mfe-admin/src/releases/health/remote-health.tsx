import type { RemoteHealth as Health } from '@mockingbird/contracts';
import { Button, classNames, Tag, VisuallyHidden, rich } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { utcTime } from '../../format/utc-time.js';
import { planCanaryEnd, planPromotion, type PlanChange } from '../change/plan-change.js';
import { ERROR_LABELS } from './error-labels.js';
import { TrafficBar } from './traffic-bar.js';
import { CanaryComparison } from './canary-comparison.js';
import { CanaryStage } from './canary-stage.js';
import { SlowerNote, SpeedByScreen, VersionSpeed } from './version-speed.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/health.js';

type VersionHealth = Health['live'];

function describeHealth({ seen, affected, kinds }: VersionHealth): string {
  if (seen === 0) return messages.noVisitors;
  const which = Object.entries(ERROR_LABELS).flatMap(([kind, label]) => {
    const count = kinds[kind] ?? 0;
    return count > 0 ? [`${label}: ${count}`] : [];
  });
  const errors = affected === 0 ? messages.noErrors : messages.withErrors(affected, which.join(', '));
  return `${plural(seen, 'visitor')}, ${errors}`;
}

export interface RemoteHealthProps {
  health: Health;
  /** Visitors that a version needs before it can be judged. Services of an earlier release do not say it. */
  neededVisitors?: number | undefined;
  planChange: PlanChange;
}

/** One remote: its live version, its canary, their errors and their speed. */
export function RemoteHealth({ health, neededVisitors = 0, planChange }: RemoteHealthProps) {
  const { name, live, other, canaryPercent, cohorts = [], stage, monitoredUntil } = health;
  const isCanary = canaryPercent !== undefined && other !== undefined;
  return (
    <li className={classNames(classes.remote, isCanary && classes.wide)}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <code>{live.version}</code>
        {isCanary ? <Tag tone="mark">{messages.canary}</Tag> : null}
        {monitoredUntil ? <Tag tone="info">{messages.monitored}</Tag> : null}
      </div>
      {isCanary ? null : (
        <>
          <p className={classes.soft}>{describeHealth(live)}</p>
          <VersionSpeed remote={name} health={live} />
        </>
      )}
      {isCanary ? (
        <>
          <TrafficBar percent={canaryPercent} />
          <p>
            {rich(messages.ofVisitors(canaryPercent), { strong: (text) => <strong>{text}</strong> })}
            {cohorts.length > 0 ? messages.andTheGroup(cohorts.join(', ')) : ''}{' '}
            {rich(messages.getVersion(other.version), { code: (text) => <code>{text}</code> })}
          </p>
          {stage ? <CanaryStage stage={stage} /> : null}
          {other.seen < neededVisitors && stage?.waitsFor !== 'visitors' ? (
            <p>
              <strong>{messages.cannotJudgeYet(other.seen, plural(neededVisitors, 'visitor'))}</strong>
            </p>
          ) : null}
          <SlowerNote health={other} />
          <CanaryComparison name={name} live={live} canary={other} />
          {[live, other].map((version) => (
            <SpeedByScreen
              key={version.version}
              remote={name}
              health={version}
              label={messages.speedOfByScreen(name, version.version)}
            />
          ))}
          <div className={classes.buttons}>
            <Button variant="quiet" onClick={() => planChange(planPromotion(name, other.version))}>
              <span>
                {messages.promote}
                <VisuallyHidden> {name}</VisuallyHidden> {other.version}
              </span>
            </Button>
            <Button variant="ghost" onClick={() => planChange(planCanaryEnd(name))}>
              <span>
                {messages.endTheCanary}
                <VisuallyHidden> {messages.ofName(name)}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </>
      ) : null}
      {!isCanary && monitoredUntil ? (
        <p className={classes.soft}>
          {messages.newVersionUntil(utcTime(monitoredUntil))}
          {other ? messages.thePreviousVersion(other.version) : ''}
        </p>
      ) : null}
    </li>
  );
}
