import { Motif } from '@mockingbird/ui';
import { articlePath, categoryPath } from '../addresses/paths.js';
import { categoryMotif } from '../category-motif/category-motif.js';
import type { OverviewCategory } from './load-overview.js';
import styles from './category-row.module.css';
import * as messages from '../messages/overview.js';

/** A category in an overview, with its description and its first articles. */
export function CategoryRow({ examKey, category }: { examKey: string; category: OverviewCategory }) {
  const { slug, title, description, totalArticles, articles } = category;
  const href = categoryPath(examKey, slug);
  return (
    <div className={styles.category}>
      <div className={styles.about}>
        <Motif {...categoryMotif(examKey, slug)} />
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{description}</p>
        {totalArticles > articles.length ? (
          <a href={href} className={styles.all}>
            {messages.all(messages.articles(totalArticles), title)}
          </a>
        ) : null}
      </div>
      <ul role="list" className={styles.articles}>
        {articles.map((article) => (
          <li key={article.slug}>
            <h4>
              <a href={articlePath(examKey, slug, article.slug)}>{article.title}</a>
            </h4>
            <p>{article.excerpt}</p>
            <p className={styles.time}>{messages.minRead(article.readingTime)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
