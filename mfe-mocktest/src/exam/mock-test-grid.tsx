import type { MockTest } from '@mockingbird/contracts';
import { CardGrid } from '@mockingbird/ui';
import { MockTestCard } from './mock-test-card.js';
import { sharedFacts } from './shared-facts.js';
import styles from './mock-test-grid.module.css';
import * as messages from '../messages/exam/mock-test-grid.js';

export interface MockTestGridProps {
  examId: string;
  /** Title of the exam's page. */
  examTitle: string;
  /** In display order. */
  tests: readonly MockTest[];
}

/** The cards of an exam's mock tests. */
export function MockTestGrid({ examId, examTitle, tests }: MockTestGridProps) {
  if (tests.length === 0) {
    return <p className={styles.empty}>{messages.weAreWriting}</p>;
  }
  const shared = sharedFacts(tests);
  return (
    <>
      {shared.length > 0 ? <p className={styles.shared}>{messages.eachTest(shared.join('; '))}</p> : null}
      <CardGrid className={styles.grid}>
        {tests.map((test) => (
          <MockTestCard
            key={test.testId}
            examId={examId}
            examTitle={examTitle}
            test={test}
            sharedFacts={shared}
          />
        ))}
      </CardGrid>
    </>
  );
}
