import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import type { ReleaseOverview } from '@mockingbird/contracts';
import { Section, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { utcTime } from '../format/utc-time.js';
import type { PlannedChange } from './change/planned-change.js';
import { ChangeDialog } from './change/change-dialog.js';
import { Compositions } from './history/composition-list.js';
import type { Plan } from './change/plan-change.js';
import { RemoteHealth } from './health/remote-health.js';
import { TroublePicture } from './health/error-chart.js';
import { useReleaseOverview } from './use-release-overview.js';
import { Versions } from './versions/version-list.js';
import classes from './releases-overview.module.css';

/** The releases as an admin sees them; looked at again every few seconds. */
export function ReleasesOverview({ session }: { session: Session }) {
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
        <div className={classes.part}>
          <p>
            Composition <strong>{composition.number}</strong>, since{' '}
            <time dateTime={composition.createdAt}>{utcTime(composition.createdAt)}</time>
          </p>
          <ul className={classes.remotes} role="list">
            {health.map((each) => (
              <RemoteHealth key={each.name} health={each} plan={plan} />
            ))}
          </ul>
        </div>
      </Section>
      <Section title="Visitors in trouble">
        <div className={classes.part}>
          <TroublePicture troubles={troubles} />
        </div>
      </Section>
      <Section title="Versions">
        <div className={classes.part}>
          <Versions versions={versions} plan={plan} />
        </div>
      </Section>
      <Section title="History">
        <div className={classes.part}>
          <Compositions session={session} live={composition.number} plan={plan} />
        </div>
      </Section>
    </>
  );
}
