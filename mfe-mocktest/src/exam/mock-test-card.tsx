import type { MockTest } from '@mockingbird/contracts';
import { takenQuestions } from '@mockingbird/exam-core';
import { CardLink, VisuallyHidden } from '@mockingbird/ui';
import { linkWithState } from '../page/link-with-state.js';
import { TestStatus } from '../record/summary/test-status.js';
import { mockTestPath } from '../paths.js';
import { mockTestTitle } from './mock-test-title.js';
import { timeAndMarking } from './shared-facts.js';
import { splitTitle } from './split-title.js';
import styles from './mock-test-card.module.css';
import * as messages from '../messages/exam/mock-test-card.js';

export interface MockTestCardProps {
  examId: string;
  /** Title of the exam's page. */
  examTitle: string;
  test: MockTest;
  /** What the list says once for all its tests. */
  sharedFacts: readonly string[];
}

/** One mock test of an exam. Its link passes the mock test in the navigation state. */
export function MockTestCard({ examId, examTitle, test, sharedFacts }: MockTestCardProps) {
  const { testId, totalMarks } = test;
  const [repeated, title] = splitTitle(mockTestTitle(test), examTitle);
  return (
    <CardLink
      href={mockTestPath(examId, testId)}
      title={
        <>
          {repeated ? <VisuallyHidden>{repeated}</VisuallyHidden> : null}
          <span className={styles.title}>{title}</span>
        </>
      }
      className={styles.card}
      tag={<TestStatus testId={testId} />}
      meta={[
        messages.questionsTest(takenQuestions(test)),
        messages.totalMarks(totalMarks),
        ...timeAndMarking(test).filter((fact) => !sharedFacts.includes(fact)),
      ]}
      anchor={linkWithState({ test })}
    />
  );
}
