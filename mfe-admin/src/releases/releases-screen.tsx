import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import type { ReleaseOverview } from '@mockingbird/contracts';
import { Section, Skeleton } from '@mockingbird/ui';
import { AdminScreen } from '../admin/admin-screen.js';
import { FailureNotice } from '../admin/failure-notice.js';
import { StatusLine } from '../admin/status-line.js';
import { RELEASES_PATH } from '../paths.js';
import { utcTime } from '../words/utc-time.js';
import type { PlannedChange } from './change.js';
import { ChangeDialog } from './change-dialog.js';
import { Compositions } from './compositions.js';
import type { Plan } from './plans.js';
import { RemoteHealth } from './remote-health.js';
import { TroublePicture } from './trouble-picture.js';
import { useReleaseOverview } from './use-release-overview.js';
import { Versions } from './versions.js';
import classes from './releases.module.css';

/** What is live of each part of the site, how it fares, and how to change it. */
export function ReleasesScreen() {
  return (
    <AdminScreen
      path={RELEASES_PATH}
      title="Releases"
      lead="What is live of each part of the site and how it fares. Put a version live, try it on a few visitors first, or go back: every step is kept, and every step can be taken back."
    >
      {(session) => <Releases session={session} />}
    </AdminScreen>
  );
}

function Releases({ session }: { session: Session }) {
  const { overview, failure, reload } = useReleaseOverview(session);
  const [change, setChange] = useState<PlannedChange>();
  const [message, setMessage] = useState('');
  return (
    <>
      <StatusLine told={message} shown={overview?.composition.number} className={classes.message}>
        {message}
      </StatusLine>
      {failure ? (
        <FailureNotice
          title={overview ? 'This is not up to date' : 'The releases could not be loaded'}
          failure={failure}
          onRetry={reload}
        />
      ) : null}
      {!overview && !failure ? <Skeleton shape="block" count={3} label="Loading the releases" /> : null}
      {overview ? <Overview overview={overview} session={session} plan={setChange} /> : null}
      {change && overview ? (
        <ChangeDialog
          change={change}
          live={overview.composition}
          onClose={() => setChange(undefined)}
          onDone={(told) => {
            setChange(undefined);
            setMessage(told);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

interface OverviewProps {
  overview: ReleaseOverview;
  session: Session;
  plan: Plan;
}

function Overview({ overview: { composition, health, troubles, versions }, session, plan }: OverviewProps) {
  return (
    <>
      <Section title="What is live">
        <p>
          Composition <strong>{composition.number}</strong>, since{' '}
          <time dateTime={composition.createdAt}>{utcTime(composition.createdAt)}</time>
        </p>
        <ul className={classes.remotes} role="list">
          {health.map((each) => (
            <RemoteHealth key={each.name} health={each} plan={plan} />
          ))}
        </ul>
      </Section>
      <Section title="Visitors in trouble">
        <TroublePicture troubles={troubles} />
      </Section>
      <Section title="Versions">
        <Versions versions={versions} plan={plan} />
      </Section>
      <Section title="History">
        <Compositions session={session} live={composition.number} plan={plan} />
      </Section>
    </>
  );
}
