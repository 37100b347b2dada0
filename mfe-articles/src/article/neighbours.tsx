import { Icon, arrowLeftIcon, arrowRightIcon } from '@mockingbird/ui';
import { articlePath, categoryPath } from '../addresses/paths.js';
import type { ArticleView } from './article-view.js';
import styles from './neighbours.module.css';
import * as messages from '../messages/article.js';

/** Links to the previous and the next article of the category; nothing when it is the only one. */
export function Neighbours({ view }: { view: ArticleView }) {
  const { examKey, category, previous, next } = view;
  if (!previous && !next) return null;
  const toHref = ({ slug }: { slug: string }) => articlePath(examKey, category.slug, slug);
  return (
    <nav className={styles.neighbours} aria-label={messages.more(category.title)}>
      {previous ? (
        <a href={toHref(previous)} rel="prev" className={styles.link}>
          <span className={styles.label}>
            <Icon drawing={arrowLeftIcon} />
            {messages.previous}
          </span>
          {previous.title}
        </a>
      ) : null}
      {next ? (
        <a href={toHref(next)} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.label}>
            {messages.next}
            <Icon drawing={arrowRightIcon} />
          </span>
          {next.title}
        </a>
      ) : null}
      <a href={categoryPath(examKey, category.slug)} className={styles.all}>
        {messages.seeAllArticles(category.title)}
      </a>
    </nav>
  );
}
