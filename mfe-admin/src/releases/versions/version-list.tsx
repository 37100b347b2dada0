import { useState } from 'react';
import type { PublishedVersion } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Button, Field, Tag, VisuallyHidden, type TagTone, rich } from '@mockingbird/ui';
import { VERSIONS_STEP } from '../../limits.js';
import { utcTime } from '../../format/utc-time.js';
import { CanaryForm } from './canary-form.js';
import { VersionReport } from '../report/version-report.js';
import { planPromotion, type PlanChange } from '../change/plan-change.js';
import classes from '../releases-overview.module.css';
import * as reportMessages from '../../messages/releases/report.js';
import * as messages from '../../messages/releases/versions.js';

const STATES: Record<PublishedVersion['state'], { word: string; tone: TagTone }> = {
  live: { word: 'live', tone: 'right' },
  canary: { word: 'canary', tone: 'mark' },
  fallback: { word: 'previous', tone: 'info' },
  stored: { word: 'stored', tone: 'plain' },
  removed: { word: 'removed', tone: 'plain' },
};

const KB = 1_024;

export interface VersionListProps {
  versions: readonly PublishedVersion[];
  session: Session;
  planChange: PlanChange;
}

/** Lists the published versions of one remote, newest first. Each can be promoted or started as a canary. */
export function VersionList({ versions, session, planChange }: VersionListProps) {
  const names = [...new Set(versions.map(({ name }) => name))].sort();
  const [selectedName, setSelectedName] = useState('');
  const [shown, setShown] = useState(VERSIONS_STEP);
  const name = names.includes(selectedName) ? selectedName : (names[0] ?? '');
  const remoteVersions = versions.filter((version) => version.name === name);
  return (
    <>
      <Field label={messages.partOfTheSite} className={classes.number ?? ''}>
        {(control) => (
          <select {...control} value={name} onChange={(event) => setSelectedName(event.target.value)}>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      <ol className={classes.list} role="list" aria-label={messages.versions(name)}>
        {remoteVersions.slice(0, shown).map((version) => (
          <Version
            key={`${version.name}@${version.version}`}
            version={version}
            session={session}
            planChange={planChange}
          />
        ))}
      </ol>
      {remoteVersions.length > shown ? (
        <p>
          <Button variant="quiet" onClick={() => setShown(shown + VERSIONS_STEP)}>
            {messages.showOlderVersions}
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface VersionProps extends Pick<VersionListProps, 'session' | 'planChange'> {
  version: PublishedVersion;
}

function Version({ version: published, session, planChange }: VersionProps) {
  const [isFormOpen, setFormOpen] = useState(false);
  const [isReportOpen, setReportOpen] = useState(false);
  const { name, version, state, autoRollback, by, publishedAt, bytes, owner, hasReport } = published;
  const canGoLive = state === 'stored' || state === 'fallback' || state === 'canary';
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <code>{version}</code>
        <Tag tone={STATES[state].tone}>{STATES[state].word}</Tag>
        {autoRollback ? <Tag tone="wrong">{messages.rolledBackAutomatically}</Tag> : null}
      </div>
      <p className={classes.facts}>
        <span>
          {rich(messages.byPersonForTeam, { strong: () => <strong>{by}</strong>, team: () => owner })}
        </span>
        <time dateTime={publishedAt}>{utcTime(publishedAt)}</time>
        <span>{messages.kilobytes(Math.round(bytes / KB).toLocaleString('en-GB'))}</span>
      </p>
      {canGoLive || hasReport ? (
        <div className={classes.buttons}>
          {canGoLive ? (
            <>
              <Button variant="quiet" onClick={() => planChange(planPromotion(name, version))}>
                <span>
                  {messages.promote}
                  <VisuallyHidden>
                    {' '}
                    {name} {version}
                  </VisuallyHidden>
                </span>
              </Button>
              <Button variant="ghost" aria-expanded={isFormOpen} onClick={() => setFormOpen(!isFormOpen)}>
                <span>
                  {state === 'canary' ? messages.changeTheShare : messages.tryOnSomeVisitors}
                  <VisuallyHidden>
                    : {name} {version}
                  </VisuallyHidden>
                </span>
              </Button>
            </>
          ) : null}
          {hasReport ? (
            <Button variant="ghost" aria-expanded={isReportOpen} onClick={() => setReportOpen(!isReportOpen)}>
              <span>
                {isReportOpen ? reportMessages.hidePages : reportMessages.showPages}
                <VisuallyHidden>
                  : {name} {version}
                </VisuallyHidden>
              </span>
            </Button>
          ) : null}
        </div>
      ) : null}
      {isFormOpen && canGoLive ? <CanaryForm name={name} version={version} planChange={planChange} /> : null}
      {isReportOpen && hasReport ? <VersionReport session={session} name={name} version={version} /> : null}
    </li>
  );
}
