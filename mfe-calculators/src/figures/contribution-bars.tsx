import classes from './contribution-bars.module.css';

/** What one part adds to the total. */
export interface Contribution {
  name: string;
  /** What the part adds, and the most that it can add, in the same unit. */
  value: number;
  most: number;
  /** The text beside the bar, such as '12.50 of 50'. */
  text: string;
}

/** One bar for each part of a total. All bars have one scale, so the longest part has the most weight. */
export function ContributionBars({ parts }: { parts: readonly Contribution[] }) {
  const longest = Math.max(...parts.map(({ most }) => most));
  return (
    <dl className={classes.bars}>
      {parts.map(({ name, value, most, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={classes.bar}>
              <rect width={(100 * most) / longest} height="8" rx="1" className={classes.track} />
              <rect width={(100 * value) / longest} height="8" rx="1" className={classes.fill} />
            </svg>
            <span className={classes.text}>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
