import { Section } from '@mockingbird/ui';
import { categoryPath } from '../addresses/paths.js';
import { ArticleGrid } from '../entries/article-grid.js';
import { count } from '../entries/pluralize.js';
import type { CategoryShelf } from './load-exam.js';
import classes from './category-section.module.css';

/** A category on its exam's page, with the first of its articles. */
export function CategorySection({ examKey, category }: { examKey: string; category: CategoryShelf }) {
  const { slug, title, description, totalArticles, articles } = category;
  return (
    <Section
      id={slug}
      title={title}
      action={
        <a href={categoryPath(examKey, slug)} className={classes.all}>
          {totalArticles > articles.length
            ? `All ${count(totalArticles, 'article')} on ${title}`
            : `All of ${title}`}
        </a>
      }
    >
      <p className={classes.description}>{description}</p>
      <ArticleGrid examKey={examKey} categorySlug={slug} articles={articles} />
    </Section>
  );
}
