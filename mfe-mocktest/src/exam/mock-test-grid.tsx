import type { MockTest } from '@mockingbird/contracts';
import { CardGrid } from '@mockingbird/ui';
import { MockTestCard } from './mock-test-card.js';
import styles from './mock-test-grid.module.css';
import * as messages from '../messages/exam/mock-test-grid.js';

export interface MockTestGridProps {
  examId: string;
  /** In display order. */
  tests: readonly MockTest[];
}

/** The cards of an exam's mock tests. */
export function MockTestGrid({ examId, tests }: MockTestGridProps) {
  if (tests.length === 0) {
    return <p className={styles.empty}>{messages.weAreWriting}</p>;
  }
  return (
    <CardGrid>
      {tests.map((test) => (
        <MockTestCard key={test.testId} examId={examId} test={test} />
      ))}
    </CardGrid>
  );
}
