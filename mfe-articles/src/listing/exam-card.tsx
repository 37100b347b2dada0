import { Card, classNames, FamilyBadge, Motif, Tag } from '@mockingbird/ui';
import { categoryPath, examArticlesPath } from '../addresses/paths.js';
import { categoryMotif } from '../category-motif/category-motif.js';
import { countArticles } from '../sections/exam-sections.js';
import { isLarge, type ListedExam } from './load-listing.js';
import styles from './listing.module.css';
import * as messages from '../messages/listing.js';

/** An exam in the list, with its categories of articles. */
export function ExamCard({ exam }: { exam: ListedExam }) {
  const { examKey, examTitle, categories } = exam;
  return (
    <Card as="article" className={classNames(styles.exam, isLarge(exam) && styles.large)}>
      <div className={styles.examHead}>
        <FamilyBadge subject={examKey} className={styles.badge} />
        <h3>
          <a href={examArticlesPath(examKey)}>{examTitle}</a>
        </h3>
        {categories.length > 1 ? <p>{messages.articleCount(countArticles(categories))}</p> : null}
      </div>
      <ul role="list" className={styles.categories}>
        {categories.map(({ slug, title, description, kind, totalArticles }) => (
          <li key={slug}>
            <Motif {...categoryMotif(examKey, slug)} />
            <p className={styles.category}>
              <a href={categoryPath(examKey, slug)}>{title}</a>
              <span>{messages.articleCount(totalArticles)}</span>
              {kind === 'tips' ? <Tag tone="flash">{messages.tips}</Tag> : null}
            </p>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
