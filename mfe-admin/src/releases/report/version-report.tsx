import type { GateReport } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { utcTime } from '../../format/utc-time.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { RouteReport } from './route-report.js';
import { isChanged } from './is-changed.js';
import { useGateReport } from './use-gate-report.js';
import classes from './version-report.module.css';
import * as messages from '../../messages/releases/report.js';

interface VersionReportProps {
  session: Session;
  name: string;
  version: string;
}

/** The example pages of a version as the gate saw them in a browser, beside the live ones of that moment. */
export function VersionReport({ session, name, version }: VersionReportProps) {
  const { data: report, failure, reload } = useGateReport(session, { name, version });
  if (failure)
    return <FailureNotice title={messages.reportCouldNotBeLoaded} failure={failure} onRetry={reload} />;
  if (!report) return <Skeleton shape="block" label={messages.loadingTheReport} />;
  const routes = [...report.routes].sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
  return (
    <div className={classes.report} role="group" aria-label={messages.pagesOf(name, version)}>
      <p>{describe(report)}</p>
      {report.notes.map((note) => (
        <p key={note} className={classes.soft}>
          {note}
        </p>
      ))}
      <ul className={classes.routes} role="list">
        {routes.map((route) => (
          <li key={`${route.routeId} ${route.path}`}>
            <RouteReport session={session} name={name} version={version} route={route} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe({ at, liveVersion, routes }: GateReport): string {
  const time = utcTime(at);
  if (liveVersion === undefined) return messages.withoutALiveVersion(routes.length, time);
  return messages.comparedWith(routes.filter(isChanged).length, routes.length, liveVersion, time);
}
