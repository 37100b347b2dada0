import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import { articlePath, categoryPath, examArticlesPath } from '../addresses/paths.js';
import { count } from '../entries/count.js';
import type { OfferedCategory, OfferedExam as Offered } from './load-overview.js';
import classes from './overview.module.css';

function CategoryBlock({ examKey, category }: { examKey: string; category: OfferedCategory }) {
  const { slug, title, description, totalArticles, articles } = category;
  const more = totalArticles > articles.length;
  return (
    <div className={classes.category}>
      <div className={classes.about}>
        <h3>
          <a href={categoryPath(examKey, slug)}>{title}</a>
        </h3>
        <p>{description}</p>
      </div>
      <CardGrid>
        {articles.map((article) => (
          <CardLink
            key={article.slug}
            href={articlePath(examKey, slug, article.slug)}
            title={article.title}
            level={4}
            meta={[`${article.readingTime} min read`]}
          >
            {article.excerpt}
          </CardLink>
        ))}
      </CardGrid>
      {more ? (
        <a href={categoryPath(examKey, slug)} className={classes.all}>
          {`All ${count(totalArticles, 'article')} on ${title}`}
        </a>
      ) : null}
    </div>
  );
}

/** An exam's categories of one kind, each with the first of its articles. */
export function OfferedExam({ exam: { examKey, examTitle, categories } }: { exam: Offered }) {
  return (
    <Section
      id={examKey}
      title={examTitle}
      action={
        <a href={examArticlesPath(examKey)} className={classes.all}>
          {`All articles for ${examTitle}`}
        </a>
      }
    >
      <div className={classes.categories}>
        {categories.map((category) => (
          <CategoryBlock key={category.slug} examKey={examKey} category={category} />
        ))}
      </div>
    </Section>
  );
}
