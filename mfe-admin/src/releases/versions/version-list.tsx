import { useState } from 'react';
import type { PublishedVersion } from '@mockingbird/contracts';
import { Button, Field, Tag, VisuallyHidden, type TagTone } from '@mockingbird/ui';
import { VERSIONS_STEP } from '../../limits.js';
import { utcTime } from '../../format/utc-time.js';
import { CanaryForm } from './canary-form.js';
import { planPromotion, type PlanChange } from '../change/plan-change.js';
import classes from '../releases-overview.module.css';

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
  planChange: PlanChange;
}

/** Lists the published versions of one remote, newest first. Each can be promoted or started as a canary. */
export function VersionList({ versions, planChange }: VersionListProps) {
  const names = [...new Set(versions.map(({ name }) => name))].sort();
  const [selectedName, setSelectedName] = useState('');
  const [shown, setShown] = useState(VERSIONS_STEP);
  const name = names.includes(selectedName) ? selectedName : (names[0] ?? '');
  const remoteVersions = versions.filter((version) => version.name === name);
  return (
    <>
      <Field label="Part of the site" className={classes.number ?? ''}>
        {(control) => (
          <select {...control} value={name} onChange={(event) => setSelectedName(event.target.value)}>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      <ol className={classes.list} role="list" aria-label={`Versions of ${name}`}>
        {remoteVersions.slice(0, shown).map((version) => (
          <Version key={`${version.name}@${version.version}`} version={version} planChange={planChange} />
        ))}
      </ol>
      {remoteVersions.length > shown ? (
        <p>
          <Button variant="quiet" onClick={() => setShown(shown + VERSIONS_STEP)}>
            Show older versions
          </Button>
        </p>
      ) : null}
    </>
  );
}

function Version({ version: published, planChange }: { version: PublishedVersion; planChange: PlanChange }) {
  const [isFormOpen, setFormOpen] = useState(false);
  const { name, version, state, autoRollback, by, publishedAt, bytes, owner } = published;
  const canGoLive = state === 'stored' || state === 'fallback' || state === 'canary';
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <code>{version}</code>
        <Tag tone={STATES[state].tone}>{STATES[state].word}</Tag>
        {autoRollback ? <Tag tone="wrong">rolled back automatically</Tag> : null}
      </div>
      <p className={classes.facts}>
        <span>
          by <strong>{by}</strong> for {owner}
        </span>
        <time dateTime={publishedAt}>{utcTime(publishedAt)}</time>
        <span>{Math.round(bytes / KB).toLocaleString('en-GB')} KB</span>
      </p>
      {canGoLive ? (
        <div className={classes.buttons}>
          <Button variant="quiet" onClick={() => planChange(planPromotion(name, version))}>
            <span>
              Promote
              <VisuallyHidden>
                {' '}
                {name} {version}
              </VisuallyHidden>
            </span>
          </Button>
          <Button variant="ghost" aria-expanded={isFormOpen} onClick={() => setFormOpen(!isFormOpen)}>
            <span>
              {state === 'canary' ? 'Change the share' : 'Try on some visitors'}
              <VisuallyHidden>
                : {name} {version}
              </VisuallyHidden>
            </span>
          </Button>
        </div>
      ) : null}
      {isFormOpen && canGoLive ? <CanaryForm name={name} version={version} planChange={planChange} /> : null}
    </li>
  );
}
