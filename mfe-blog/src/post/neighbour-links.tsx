import { postPath } from '../paths.js';
import type { Neighbours } from './find-neighbours.js';
import styles from './neighbour-links.module.css';
import * as messages from '../messages/post.js';

/** Links to the previous and the next post. */
export function NeighbourLinks({ older, newer }: Neighbours) {
  if (!older && !newer) return null;
  return (
    <nav aria-label={messages.moreFromTheBlog} className={styles.neighbours}>
      {older ? (
        <a href={postPath(older.slug)} rel="prev" className={styles.neighbour}>
          <span className={styles.label}>{messages.previousArticle}</span>
          <span className={styles.title}>{older.title}</span>
        </a>
      ) : null}
      {newer ? (
        <a href={postPath(newer.slug)} rel="next" className={styles.neighbour}>
          <span className={styles.label}>{messages.nextArticle}</span>
          <span className={styles.title}>{newer.title}</span>
        </a>
      ) : null}
    </nav>
  );
}
