import { Link } from '@mockingbird/platform';
import { examPath } from '../exam/addresses.js';
import type { Topic } from './catalogue.js';
import styles from './TopicCard.module.css';

/** A topic of the catalogue. Its figures are the catalogue's promise, the same for every topic. */
export function TopicCard({ topic }: { topic: Topic }) {
  return (
    <Link className={styles.card} to={examPath(topic.slug)}>
      <span className={styles.title}>{topic.name}</span>
      <span className={styles.meta}>
        <span>200 questions</span>
        <span>30 mins</span>
        <span>8 mock tests</span>
      </span>
    </Link>
  );
}
