import { Section } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { ExamGrid } from '../exams/exam-grid.js';
import styles from './search.module.css';

/** The month's most popular exams; links to all tests when the list is empty. */
export function PopularExams({ exams }: { exams: readonly ExamCardData[] }) {
  return (
    <Section title="Most Popular Exams This Month">
      {exams.length > 0 ? (
        <ExamGrid exams={exams} />
      ) : (
        <p className={styles.empty}>
          We can&apos;t show the list right now. Search above, or see{' '}
          <a href="/practice-tests">all practice tests</a>.
        </p>
      )}
    </Section>
  );
}
