import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import type { ReleaseOverview } from '@mockingbird/contracts';
import { Section, Skeleton, rich } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { utcTime } from '../format/utc-time.js';
import type { PlannedChange } from './change/planned-change.js';
import { ChangeDialog } from './change/change-dialog.js';
import { CompositionList } from './history/composition-list.js';
import type { PlanChange } from './change/plan-change.js';
import { RemoteHealth } from './health/remote-health.js';
import { ErrorChart } from './health/error-chart.js';
import { FrequentErrors } from './health/frequent-errors.js';
import { FreezeNotice } from './freeze/freeze-notice.js';
import { useReleaseOverview } from './use-release-overview.js';
import { VersionList } from './versions/version-list.js';
import classes from './releases-overview.module.css';
import * as messages from '../messages/releases.js';
import * as healthMessages from '../messages/releases/health.js';

/** The releases for admins. The data is refreshed every few seconds. */
export function ReleasesOverview({ session }: { session: Session }) {
  const { overview, failure, reload } = useReleaseOverview(session);
  const [change, setChange] = useState<PlannedChange>();
  const [message, setMessage] = useState('');
  const finish = (text: string) => {
    setChange(undefined);
    setMessage(text);
    reload();
  };
  const refocusKey = `${overview?.composition.number} ${overview?.freeze?.since}`;
  return (
    <>
      <StatusLine message={message} refocusKey={refocusKey} className={classes.message}>
        {message}
      </StatusLine>
      {failure ? (
        <FailureNotice
          title={overview ? messages.thisIsNotUp : messages.theReleasesCouldNot}
          failure={failure}
          onRetry={reload}
        />
      ) : null}
      {!overview && !failure ? (
        <Skeleton shape="block" count={3} label={messages.loadingTheReleases} />
      ) : null}
      {overview ? (
        <>
          <FreezeNotice freeze={overview.freeze} onDone={finish} />
          <Overview overview={overview} session={session} planChange={setChange} />
        </>
      ) : null}
      {change && overview ? (
        <ChangeDialog
          change={change}
          live={overview.composition}
          onClose={() => setChange(undefined)}
          onDone={finish}
        />
      ) : null}
    </>
  );
}

interface OverviewProps {
  overview: ReleaseOverview;
  session: Session;
  planChange: PlanChange;
}

function Overview({
  overview: { composition, health, errorSeries, frequentErrors = [], versions, neededVisitors },
  session,
  planChange,
}: OverviewProps) {
  return (
    <>
      <Section title={messages.whatIsLive}>
        <div className={classes.part}>
          <p>
            {rich(messages.compositionSince(composition.number, utcTime(composition.createdAt)), {
              strong: (text) => <strong>{text}</strong>,
              time: (text) => <time dateTime={composition.createdAt}>{text}</time>,
            })}
          </p>
          <ul className={classes.remotes} role="list">
            {health.map((each) => (
              <RemoteHealth
                key={each.name}
                health={each}
                neededVisitors={neededVisitors}
                planChange={planChange}
              />
            ))}
          </ul>
        </div>
      </Section>
      <Section title={messages.visitorsWithErrors}>
        <div className={classes.part}>
          <ErrorChart errors={errorSeries} />
        </div>
      </Section>
      <Section title={healthMessages.errorsOfTheLastDay}>
        <div className={classes.part}>
          <FrequentErrors versions={frequentErrors} published={versions} />
        </div>
      </Section>
      <Section title={messages.versions}>
        <div className={classes.part}>
          <VersionList versions={versions} session={session} planChange={planChange} />
        </div>
      </Section>
      <Section title={messages.history}>
        <div className={classes.part}>
          <CompositionList session={session} live={composition.number} planChange={planChange} />
        </div>
      </Section>
    </>
  );
}
