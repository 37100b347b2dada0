import { answeredCount, hasUnsavedAnswers, SUBMISSION_ERROR } from '@mockingbird/exam-core';
import { useLeaveGuard } from '@mockingbird/platform';
import { Button, Notice } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { testTitle } from '../exam/mock-test-title.js';
import { loadResults } from '../routes/load-results.js';
import { AsideNotice } from './open-elsewhere-notice.js';
import type { TestData } from './load-mock-test.js';
import { QuestionList } from './questions/question-list.js';
import type { Session } from './attempt/attempt-session.js';
import { SubmitDialog } from './submit/submit-dialog.js';
import { TestBar } from './runner-bar.js';
import { usePlaceInTest } from './questions/use-initial-focus.js';
import { useKeptAcrossLeaving } from './attempt/use-session-lifecycle.js';
import { useSubmit } from './submit/use-submit.js';
import styles from './test-runner.module.css';

/** What is asked before the reader goes elsewhere with answers that were not submitted. */
const LEAVE_MESSAGE = 'Are you sure you want to leave? Your progress will be lost.';

export interface TestSheetProps {
  test: TestData;
  session: Session;
  /** Takes the attempt back from another tab. */
  onTakeOver: () => void;
}

/** The test being taken: all questions in a list. */
export function TestSheet({ test, session, onTakeOver }: TestSheetProps) {
  const { store, discard } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useStore(store, ({ attempt }) => answeredCount(attempt));
  const isSubmitted = useStore(store, ({ attempt }) => attempt.phase === 'submitted');
  const failures = useStore(store, (state) => state.failures);
  const aside = useStore(store, (state) => state.aside);
  const hasAnswers = useStore(store, (state) => !state.aside && hasUnsavedAnswers(state.attempt));
  useKeptAcrossLeaving(session);
  useLeaveGuard(hasAnswers, { message: LEAVE_MESSAGE, onLeave: discard });
  usePlaceInTest(session, heading);
  const submit = useSubmit(session, test.data);
  useEffect(() => {
    loadResults().catch(() => undefined);
  }, []);
  if (aside) return <AsideNotice title={testTitle(test.meta)} onTakeOver={onTakeOver} />;
  return (
    <div className={styles.sheet}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {testTitle(test.meta)}
      </h1>
      <TestBar session={session} questions={test.data.length} />
      {/* No form: Enter on a radio button must not submit the test. */}
      <div aria-busy={isSubmitted}>
        <QuestionList test={test} session={session} />
        <div className={styles.end}>
          <p className={styles.count}>
            {answered} of {test.data.length} answered
          </p>
          {failures > 0 ? (
            <Notice key={failures} tone="wrong" role="alert">
              {SUBMISSION_ERROR}
            </Notice>
          ) : null}
          <Button
            className={styles.submit}
            disabled={isSubmitted}
            aria-haspopup="dialog"
            onClick={submit.ask}
          >
            Submit Test
          </Button>
        </div>
      </div>
      <SubmitDialog session={session} questions={test.data.length} submit={submit} />
    </div>
  );
}
