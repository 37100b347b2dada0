import { Link } from '@mockingbird/platform';
import { examPath } from '../paths.js';
import { POPULAR_TOPICS } from './catalogue.js';
import { toSlug } from './to-slug.js';
import styles from './popular-topics.module.css';

/** Links to the five popular topics. */
export function PopularTopics() {
  return (
    <nav className={styles.popular} aria-label="Popular topics">
      <h2>Popular topics</h2>
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
