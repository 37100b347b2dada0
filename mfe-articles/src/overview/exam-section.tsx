import { FamilyBadge, Section } from '@mockingbird/ui';
import { examArticlesPath } from '../addresses/paths.js';
import { CategoryRow } from './category-row.js';
import type { OverviewExam } from './load-overview.js';
import styles from './overview.module.css';
import * as messages from '../messages/overview.js';

/** An exam's categories of one kind, each with its first articles. */
export function ExamSection({ exam: { examKey, examTitle, categories } }: { exam: OverviewExam }) {
  return (
    <Section
      id={examKey}
      title={
        <span className={styles.exam}>
          <FamilyBadge subject={examKey} className={styles.badge} />
          {examTitle}
        </span>
      }
      action={
        <a href={examArticlesPath(examKey)} className={styles.all}>
          {messages.allArticles(examTitle)}
        </a>
      }
    >
      <div className={styles.categories}>
        {categories.map((category) => (
          <CategoryRow key={category.slug} examKey={examKey} category={category} />
        ))}
      </div>
    </Section>
  );
}
