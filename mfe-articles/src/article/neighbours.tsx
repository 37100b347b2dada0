import { Icon, arrowLeftIcon, arrowRightIcon } from '@mockingbird/ui';
import { articlePath, categoryPath } from '../addresses/paths.js';
import type { ArticleView } from './article-view.js';
import styles from './neighbours.module.css';

/** Links to the previous and the next article of the category; nothing when it is the only one. */
export function Neighbours({ view }: { view: ArticleView }) {
  const { examKey, category, previous, next } = view;
  if (!previous && !next) return null;
  const toHref = ({ slug }: { slug: string }) => articlePath(examKey, category.slug, slug);
  return (
    <nav className={styles.neighbours} aria-label={`More in ${category.title}`}>
      {previous ? (
        <a href={toHref(previous)} rel="prev" className={styles.link}>
          <span className={styles.label}>
            <Icon drawing={arrowLeftIcon} />
            Previous
          </span>
          {previous.title}
        </a>
      ) : null}
      {next ? (
        <a href={toHref(next)} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.label}>
            Next
            <Icon drawing={arrowRightIcon} />
          </span>
          {next.title}
        </a>
      ) : null}
      <a href={categoryPath(examKey, category.slug)} className={styles.all}>
        {`See all ${category.title} articles`}
      </a>
    </nav>
  );
}
