import classes from '../releases-overview.module.css';

const WIDTH = 100;
/** A share of a hundredth of a percent is still to be seen. */
const NARROWEST = 1;

/** Who gets the canary and who the live version; the words beside it say the same. @param percent 0 to 100 */
export function TrafficBar({ percent }: { percent: number }) {
  const width = percent === 0 ? 0 : Math.max(NARROWEST, percent);
  return (
    <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true" className={classes.traffic}>
      <rect width={WIDTH} height="8" className={classes.trafficLive} />
      <rect width={width} height="8" className={classes.trafficCanary} />
    </svg>
  );
}
