import { SPEED_MEASURES, type RemoteHealth } from '@mockingbird/contracts';
import { classNames } from '@mockingbird/ui';
import { ERROR_LABELS } from './error-labels.js';
import { MEASURE_LABELS } from './format-speed.js';
import { Measured } from './measured.js';
import classes from '../releases-overview.module.css';
import tableClasses from './version-speed.module.css';
import * as messages from '../../messages/releases/health.js';

type Version = RemoteHealth['live'];

const PERCENT = 100;
/** Shown also when it is zero. The other kinds are shown when one of the versions has them. */
const ALWAYS_SHOWN = 'render';

const formatCount = (count: number): string => count.toLocaleString('en-GB');

const formatErrors = ({ seen, affected }: Version): string =>
  affected === 0 || seen === 0
    ? formatCount(affected)
    : messages.countWithShare(formatCount(affected), ((PERCENT * affected) / seen).toFixed(1));

const measuredIn = ({ speed }: Version, measure: string) =>
  speed?.measures.find((measured) => measured.measure === measure);

/** The live version and the canary, side by side: their visitors, errors and speed. */
export function CanaryComparison({ name, live, canary }: { name: string; live: Version; canary: Version }) {
  const kinds = Object.entries(ERROR_LABELS).filter(
    ([kind]) => kind === ALWAYS_SHOWN || live.kinds[kind] || canary.kinds[kind],
  );
  const measures = SPEED_MEASURES.filter(
    (measure) => measuredIn(live, measure) ?? measuredIn(canary, measure),
  );
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={messages.liveAndCanaryOf(name)}>
      <table className={classNames(tableClasses.table, tableClasses.comparison)}>
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.liveVersion(live.version)}</th>
            <th scope="col">{messages.canaryVersion(canary.version)}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{messages.visitors}</th>
            <td>{formatCount(live.seen)}</td>
            <td>{formatCount(canary.seen)}</td>
          </tr>
          <tr>
            <th scope="row">{messages.withAnError}</th>
            <td>{formatErrors(live)}</td>
            <td>{formatErrors(canary)}</td>
          </tr>
          {kinds.map(([kind, label]) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td>{formatCount(live.kinds[kind] ?? 0)}</td>
              <td>{formatCount(canary.kinds[kind] ?? 0)}</td>
            </tr>
          ))}
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{MEASURE_LABELS[measure]}</th>
              {[live, canary].map((version) => {
                const measured = measuredIn(version, measure);
                return <td key={version.version}>{measured ? <Measured measured={measured} /> : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
