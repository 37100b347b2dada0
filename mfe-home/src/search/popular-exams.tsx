import { Section, rich } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { ExamGrid } from '../exams/exam-grid.js';
import styles from './search.module.css';
import * as messages from '../messages/search.js';

/** The month's most popular exams; links to all tests when the list is empty. */
export function PopularExams({ exams }: { exams: readonly ExamCardData[] }) {
  return (
    <Section title={messages.mostPopularExams}>
      {exams.length > 0 ? (
        <ExamGrid exams={exams} />
      ) : (
        <p className={styles.empty}>
          {rich(messages.weCantShow, { a: (text) => <a href="/practice-tests">{text}</a> })}
        </p>
      )}
    </Section>
  );
}
