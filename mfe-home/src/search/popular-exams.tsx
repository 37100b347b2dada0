import { Section } from '@mockingbird/ui';
import type { ExamEntry } from '../exams/exam-card-data.js';
import { ExamGrid } from '../exams/exam-grid.js';
import styles from './search.module.css';

/** The month's most popular exams; when the list could not be had, a way on in its place. */
export function PopularExams({ exams }: { exams: readonly ExamEntry[] }) {
  return (
    <Section title="Most Popular Exams This Month">
      {exams.length > 0 ? (
        <ExamGrid exams={exams} />
      ) : (
        <p className={styles.empty}>
          There is nothing to count just now. Search above, or see{' '}
          <a href="/practice-tests">all practice tests</a>.
        </p>
      )}
    </Section>
  );
}
