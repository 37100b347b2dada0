import { Link } from '@mockingbird/platform';
import { examPath } from '../paths.js';
import { POPULAR_TOPICS } from './catalogue.js';
import { toSlug } from './to-slug.js';
import styles from './popular-topics.module.css';
import * as messages from '../messages/aptitude.js';

/** Links to the five popular topics. */
export function PopularTopics() {
  return (
    <nav className={styles.popular} aria-label={messages.popularTopics}>
      <h2>{messages.popularTopics}</h2>
      <ul>
        {POPULAR_TOPICS.map((name) => (
          <li key={name}>
            <Link to={examPath(toSlug(name))}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
