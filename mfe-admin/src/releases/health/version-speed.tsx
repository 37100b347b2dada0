import type { RemoteHealth } from '@mockingbird/contracts';
import { describeSlower, MEASURE_LABELS } from './format-speed.js';
import { Measured } from './measured.js';
import classes from '../releases-overview.module.css';
import speedClasses from './version-speed.module.css';
import * as messages from '../../messages/releases/health.js';

interface VersionSpeedProps {
  remote: string;
  health: RemoteHealth['live'];
}

/** How fast a version was for real visitors in the last day. Three of four visits were at least as fast. */
export function VersionSpeed({ remote, health }: VersionSpeedProps) {
  const { version, speed } = health;
  return (
    <>
      <SlowerNote health={health} />
      {speed ? (
        <>
          <dl aria-label={messages.speedOfVersion(remote, version)} className={speedClasses.measures}>
            {speed.measures.map((measured) => (
              <div key={measured.measure}>
                <dt>{MEASURE_LABELS[measured.measure]}</dt>
                <dd>
                  <Measured measured={measured} />
                </dd>
              </div>
            ))}
          </dl>
          <SpeedByScreen remote={remote} health={health} label={messages.speedByScreen} />
        </>
      ) : null}
    </>
  );
}

/** Says in one sentence that a version is slower than the one that it is compared with. */
export function SlowerNote({ health: { slower } }: Pick<VersionSpeedProps, 'health'>) {
  return slower ? <p className={speedClasses.slower}>{describeSlower(slower)}</p> : null;
}

/** The speed of a version on each screen, in a table that opens. */
export function SpeedByScreen({
  remote,
  health: { version, speed },
  label,
}: VersionSpeedProps & { label: string }) {
  if (!speed) return null;
  return (
    <details>
      <summary>{label}</summary>
      <div
        className={classes.scroll}
        tabIndex={0}
        role="region"
        aria-label={messages.speedOfByScreen(remote, version)}
      >
        <table className={speedClasses.table}>
          <thead>
            <tr>
              <th scope="col">{messages.screen}</th>
              <th scope="col">{messages.measure}</th>
              <th scope="col">{messages.speed}</th>
            </tr>
          </thead>
          <tbody>
            {speed.routes.flatMap(({ route, measures }) =>
              measures.map((measured) => (
                <tr key={`${route} ${measured.measure}`}>
                  <td>{route}</td>
                  <td>{MEASURE_LABELS[measured.measure]}</td>
                  <td>
                    <Measured measured={measured} />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}
