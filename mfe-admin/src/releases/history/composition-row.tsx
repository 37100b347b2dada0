import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import type { ChangeKind, CompositionSummary } from '@mockingbird/contracts';
import { Button, classNames, Tag, VisuallyHidden, type TagTone, rich } from '@mockingbird/ui';
import { utcTime } from '../../format/utc-time.js';
import { Difference } from './composition-diff.js';
import { planRollback, type PlanChange } from '../change/plan-change.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/history.js';

const KIND_LABELS: Record<ChangeKind, { word: string; tone: TagTone }> = {
  promote: { word: 'promoted', tone: 'brand' },
  rollback: { word: messages.rolledBack, tone: 'flash' },
  canary: { word: 'canary', tone: 'mark' },
  'canary-end': { word: messages.canaryEnded, tone: 'plain' },
  automatic: { word: messages.automaticRollback, tone: 'wrong' },
  retire: { word: messages.remoteRetired, tone: 'wrong' },
  sign: { word: 'signed', tone: 'plain' },
};

export interface CompositionRowProps {
  entry: CompositionSummary;
  /** Number of the live composition. */
  live: number;
  session: Session;
  planChange: PlanChange;
}

/** One composition: its kind, author, time and reason, its changes, the difference to the live one, and Roll back. */
export function CompositionRow({ entry, live, session, planChange }: CompositionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const { number, kind, by, why, createdAt, restores } = entry;
  const isLive = number === live;
  return (
    <li className={classNames(classes.row, kind === 'automatic' && classes.automatic)}>
      <div className={classes.head}>
        <strong>{number}</strong>
        <Tag tone={KIND_LABELS[kind].tone}>{KIND_LABELS[kind].word}</Tag>
        {restores === undefined ? null : <span>{messages.toRestores(restores)}</span>}
        {isLive ? <Tag tone="right">{messages.live}</Tag> : null}
      </div>
      {why ? <p className={classes.why}>{why}</p> : null}
      <p className={classes.facts}>
        <span>{rich(messages.byPerson, { strong: () => <strong>{by}</strong> })}</span>
        <time dateTime={createdAt}>{utcTime(createdAt)}</time>
      </p>
      <div className={classes.buttons}>
        {number > 1 ? (
          <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>
              {messages.whatChanged}
              <VisuallyHidden> {messages.withComposition(number)}</VisuallyHidden>
            </span>
          </Button>
        ) : null}
        {isLive ? null : (
          <Button variant="ghost" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            <span>
              {messages.compareWithLive}
              <VisuallyHidden>{messages.compositionNumber(number)}</VisuallyHidden>
            </span>
          </Button>
        )}
        {isLive ? null : (
          <Button variant="ghost" onClick={() => planChange(planRollback(number))}>
            <span>
              {messages.rollBack}
              <VisuallyHidden>{messages.compositionNumber(number)}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
      {isOpen ? <Difference session={session} from={number - 1} to={number} /> : null}
      {isCompared && !isLive ? <Difference session={session} from={number} to={live} /> : null}
    </li>
  );
}
