import classes from '../releases-overview.module.css';

const WIDTH = 100;
/** Minimum width, so that 0.01 percent stays visible. */
const MIN_WIDTH = 1;

/** The share of the canary as a bar. The text beside it says the same. @param percent 0 to 100 */
export function TrafficBar({ percent }: { percent: number }) {
  const width = percent === 0 ? 0 : Math.max(MIN_WIDTH, percent);
  return (
    <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true" className={classes.traffic}>
      <rect width={WIDTH} height="8" className={classes.trafficLive} />
      <rect width={width} height="8" className={classes.trafficCanary} />
    </svg>
  );
}
