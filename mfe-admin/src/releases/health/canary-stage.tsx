import type { CanaryStage as Stage } from '@mockingbird/contracts';
import { plural } from '../../format/plural.js';
import { utcTime } from '../../format/utc-time.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/stages.js';

function describeObstacle({ waitsFor, seen, affected, neededVisitors }: Stage): string {
  if (waitsFor === 'visitors') return messages.cannotJudgeYet(seen, plural(neededVisitors, 'visitor'));
  if (waitsFor === 'errors') return messages.visitorsHadErrors(affected, plural(seen, 'visitor'));
  return waitsFor === 'speed' ? messages.itIsSlower : messages.releasesAreFrozen;
}

function describeNext(stage: Stage): string {
  const { nextPercent, nextAt, waitsFor } = stage;
  if (nextPercent === undefined || nextAt === undefined) return messages.lastStage;
  return waitsFor === undefined
    ? messages.nextStage(nextPercent, utcTime(nextAt))
    : messages.nextStageWaits(nextPercent, describeObstacle(stage));
}

/** The stage of a canary that grows automatically, and what comes next. */
export function CanaryStage({ stage }: { stage: Stage }) {
  return (
    <p className={classes.why}>
      <strong>{messages.stageOf(stage.stage, stage.percents.length)}</strong>{' '}
      {messages.shares(stage.percents.join(', '))} {describeNext(stage)}
    </p>
  );
}
