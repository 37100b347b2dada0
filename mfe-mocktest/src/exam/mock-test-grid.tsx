import type { MockTest } from '@mockingbird/contracts';
import { CardGrid } from '@mockingbird/ui';
import { TestCard } from './mock-test-card.js';
import styles from './mock-test-grid.module.css';

export interface TestCardsProps {
  examId: string;
  /** In the order to show. */
  tests: readonly MockTest[];
}

/** The grid of an exam's tests. */
export function TestCards({ examId, tests }: TestCardsProps) {
  if (tests.length === 0) {
    return <p className={styles.empty}>The first tests of this exam are being written. Come back soon.</p>;
  }
  return (
    <CardGrid>
      {tests.map((test) => (
        <TestCard key={test.testId} examId={examId} test={test} />
      ))}
    </CardGrid>
  );
}
