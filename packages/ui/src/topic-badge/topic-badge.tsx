import { classNames } from '../class-names.js';
import { topicCell } from './topic-cells.js';
import classes from './topic-badge.module.css';

export interface TopicBadgeProps {
  /** The topic's slug, for example `profit-and-loss`. */
  topic: string;
  className?: string | undefined;
}

/** The badge of a topic of quantitative aptitude. It is decorative. Shows nothing for anything else. */
export function TopicBadge({ topic, className }: TopicBadgeProps) {
  const cell = topicCell(topic);
  if (!cell) return null;
  const { row, column } = cell;
  return (
    <span
      aria-hidden="true"
      className={classNames(classes.badge, classes[`row${row}`], classes[`column${column}`], className)}
    />
  );
}
