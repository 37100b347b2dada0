import { Section } from '@mockingbird/ui';
import { categoryPath } from '../addresses/paths.js';
import { ArticleGrid } from '../entries/article-grid.js';
import type { CategoryPreview } from './load-exam.js';
import styles from './category-section.module.css';
import * as messages from '../messages/exam.js';

/** A category on its exam's page, with its first articles. */
export function CategorySection({ examKey, category }: { examKey: string; category: CategoryPreview }) {
  const { slug, title, description, totalArticles, articles } = category;
  return (
    <Section
      id={slug}
      title={title}
      action={
        <a href={categoryPath(examKey, slug)} className={styles.all}>
          {totalArticles > articles.length
            ? messages.all(messages.articles(totalArticles), title)
            : messages.seeAllArticles(title)}
        </a>
      }
    >
      <p className={styles.description}>{description}</p>
      <ArticleGrid examKey={examKey} categorySlug={slug} articles={articles} />
    </Section>
  );
}
