import { articlePath, categoryPath } from '../addresses/paths.js';
import { count } from '../entries/pluralize.js';
import type { OfferedCategory as Offered } from './load-overview.js';
import classes from './category-row.module.css';

/** A category in an overview: what it is about, and beside it the first of its articles, line by line. */
export function OfferedCategory({ examKey, category }: { examKey: string; category: Offered }) {
  const { slug, title, description, totalArticles, articles } = category;
  const href = categoryPath(examKey, slug);
  return (
    <div className={classes.category}>
      <div className={classes.about}>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{description}</p>
        {totalArticles > articles.length ? (
          <a href={href} className={classes.all}>{`All ${count(totalArticles, 'article')} on ${title}`}</a>
        ) : null}
      </div>
      <ul role="list" className={classes.articles}>
        {articles.map((article) => (
          <li key={article.slug}>
            <h4>
              <a href={articlePath(examKey, slug, article.slug)}>{article.title}</a>
            </h4>
            <p>{article.excerpt}</p>
            <p className={classes.time}>{`${article.readingTime} min read`}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
