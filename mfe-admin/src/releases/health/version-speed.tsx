import type { MeasuredSpeed, RemoteHealth } from '@mockingbird/contracts';
import { plural } from '../../format/plural.js';
import { describeSlower, formatSpeed, MEASURE_LABELS } from './format-speed.js';
import { rateSpeed, type SpeedRating } from './speed-rating.js';
import classes from '../releases-overview.module.css';
import speedClasses from './version-speed.module.css';
import * as messages from '../../messages/releases/health.js';

const RATINGS: Readonly<Record<SpeedRating, string>> = {
  good: messages.goodSpeed,
  fair: messages.fairSpeed,
  poor: messages.poorSpeed,
};

interface VersionSpeedProps {
  remote: string;
  health: RemoteHealth['live'];
}

/** How fast a version was for real visitors in the last day. Three of four visits were at least as fast. */
export function VersionSpeed({ remote, health: { version, speed, slower } }: VersionSpeedProps) {
  return (
    <>
      {slower ? <p className={speedClasses.slower}>{describeSlower(slower)}</p> : null}
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
          <details>
            <summary>{messages.speedByScreen}</summary>
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
        </>
      ) : null}
    </>
  );
}

function Measured({ measured }: { measured: MeasuredSpeed }) {
  const rating = rateSpeed(measured);
  return (
    <>
      <strong>{formatSpeed(measured)}</strong>
      {rating ? `, ${RATINGS[rating]}` : ''}{' '}
      <span className={classes.soft}>({plural(measured.samples, 'sample')})</span>
    </>
  );
}
