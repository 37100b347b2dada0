import type { MockTest } from '@mockingbird/contracts';
import { Link } from '@mockingbird/platform';
import { testPath } from './addresses.js';
import { testTitle } from './test-title.js';
import styles from './TestCard.module.css';

const minutesText = (duration: number | undefined) => (duration ? `${duration} minutes` : 'No time limit');

/** One test of an exam; following it hands the test's data over. */
export function TestCard({ examId, test }: { examId: string; test: MockTest }) {
  const { testId, totalQuestions, totalMarks, duration } = test;
  return (
    <Link className={styles.card} to={testPath(examId, testId)} state={{ test }}>
      <span className={styles.title}>{testTitle(test)}</span>
      <span className={styles.meta}>
        <span>Questions: {totalQuestions}</span>
        <span>Total Marks: {totalMarks}</span>
        <span>{minutesText(duration)}</span>
      </span>
    </Link>
  );
}
