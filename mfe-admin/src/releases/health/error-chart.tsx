import type { ErrorSeries } from '@mockingbird/contracts';
import { utcTime } from '../../format/utc-time.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/health.js';

const HEIGHT = 40;
const SLOT_WIDTH = 4;
const GAP = 1;
const MS_PER_MINUTE = 60_000;

type Series = ErrorSeries['series'][number];

const sumErrors = ({ affected }: Series): number => affected.reduce((sum, count) => sum + count, 0);

/** Visitors with errors over time: one row of bars for each version, on one scale. The table has the same figures. */
export function ErrorChart({ errors }: { errors: ErrorSeries }) {
  const { series, from, slotMinutes, slots } = errors;
  const hours = Math.round((slots * slotMinutes) / 60);
  if (series.length === 0) return <p>{messages.noVisitorHadErrors(hours)}</p>;
  const highest = Math.max(1, ...series.flatMap(({ affected }) => affected));
  const formatSlot = (slot: number) => utcTime(Date.parse(from) + slot * slotMinutes * MS_PER_MINUTE);
  return (
    <>
      <p className={classes.soft}>{messages.visitorsWithErrorsByTimeSlot(slotMinutes, hours, highest)}</p>
      <ul className={classes.pictures}>
        {series.map((each) => (
          <li key={`${each.remote}@${each.version}`}>
            <p>
              <strong>{each.remote}</strong> <code>{each.version}</code>
            </p>
            <ErrorBars series={each} highest={highest} slots={slots} />
          </li>
        ))}
      </ul>
      <p className={classes.ends} aria-hidden="true">
        <span>{messages.hoursAgo(hours)}</span>
        <span>{messages.now}</span>
      </p>
      <details>
        <summary>{messages.theFigures}</summary>
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={messages.visitorsWithErrors}>
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.from}</th>
                <th scope="col">{messages.version}</th>
                <th scope="col">{messages.visitors}</th>
              </tr>
            </thead>
            <tbody>
              {series.flatMap((each) =>
                each.affected.flatMap((count, slot) =>
                  count === 0
                    ? []
                    : [
                        <tr key={`${each.remote}@${each.version} ${slot}`}>
                          <td>{formatSlot(slot)}</td>
                          <td>
                            {each.remote} {each.version}
                          </td>
                          <td>{count}</td>
                        </tr>,
                      ],
                ),
              )}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function ErrorBars({ series, highest, slots }: { series: Series; highest: number; slots: number }) {
  const label = messages.visitorsWithErrorsByTime(series.remote, series.version, sumErrors(series));
  return (
    <svg
      viewBox={`0 0 ${slots * SLOT_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={classes.bars}
    >
      <rect width={slots * SLOT_WIDTH} height={HEIGHT} className={classes.ground} />
      {series.affected.map((count, slot) => {
        const height = (count / highest) * HEIGHT;
        return count === 0 ? null : (
          <rect
            key={slot}
            x={slot * SLOT_WIDTH}
            y={HEIGHT - height}
            width={SLOT_WIDTH - GAP}
            height={height}
            className={classes.errors}
          />
        );
      })}
    </svg>
  );
}
