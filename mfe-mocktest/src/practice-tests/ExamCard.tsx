import type { ExamSummary } from '@mockingbird/contracts';
import { Link } from '@mockingbird/platform';
import { examPath } from '../exam/addresses.js';
import { plural } from '../page/plural.js';
import styles from './ExamCard.module.css';

/** An exam in the list of all: what it is called, how many tests it has and how long one takes. */
export function ExamCard({ exam }: { exam: ExamSummary }) {
  const { examId, title, totalTests, totalQuestions, duration } = exam;
  return (
    <Link className={styles.card} to={examPath(examId)}>
      <span className={styles.title}>{title}</span>
      <span className={styles.meta}>
        <span>{plural(totalTests, 'test')}</span>
        <span>{plural(totalQuestions, 'question')}</span>
        {duration ? <span>{duration} min</span> : null}
      </span>
    </Link>
  );
}
