import { Card, Tag } from '@mockingbird/ui';
import { categoryPath, examArticlesPath } from '../addresses/paths.js';
import { count } from '../entries/pluralize.js';
import { articlesIn } from '../sections/exam-sections.js';
import type { ListedExam } from './load-listing.js';
import classes from './listing.module.css';

/** An exam in the list of all: where its articles are, category by category. */
export function ExamCard({ exam }: { exam: ListedExam }) {
  const { examKey, examTitle, categories } = exam;
  return (
    <Card as="article" className={classes.exam}>
      <div className={classes.examHead}>
        <h3>
          <a href={examArticlesPath(examKey)}>{examTitle}</a>
        </h3>
        {categories.length > 1 ? <p>{count(articlesIn(categories), 'article')}</p> : null}
      </div>
      <ul role="list" className={classes.categories}>
        {categories.map(({ slug, title, description, kind, totalArticles }) => (
          <li key={slug}>
            <p className={classes.category}>
              <a href={categoryPath(examKey, slug)}>{title}</a>
              <span>{count(totalArticles, 'article')}</span>
              {kind === 'tips' ? <Tag tone="flash">Tips</Tag> : null}
            </p>
            <p className={classes.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
