import { Link } from '@mockingbird/platform';
import { examPath } from '../paths.js';
import { POPULAR_TOPICS } from './catalogue.js';
import { slugOf } from './to-slug.js';
import styles from './popular-topics.module.css';

/** Short ways to the five popular topics. */
export function PopularTopics() {
  return (
    <nav className={styles.popular} aria-label="Popular topics">
      <h2>Popular topics</h2>
      <ul>
        {POPULAR_TOPICS.map((name) => (
          <li key={name}>
            <Link to={examPath(slugOf(name))}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
