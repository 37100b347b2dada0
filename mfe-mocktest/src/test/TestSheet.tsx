import { answeredCount, hasUnsavedAnswers, SUBMISSION_ERROR } from '@mockingbird/exam-core';
import { useLeaveGuard } from '@mockingbird/platform';
import { Button, Notice } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { testTitle } from '../exam/test-title.js';
import { loadResults } from '../routes/load-results.js';
import { AsideNotice } from './AsideNotice.js';
import type { TestData } from './load-test.js';
import { QuestionList } from './QuestionList.js';
import type { Session } from './session.js';
import { SubmitDialog } from './SubmitDialog.js';
import { TestBar } from './TestBar.js';
import { usePlaceInTest } from './use-place-in-test.js';
import { useKeptAcrossLeaving } from './use-session-life.js';
import { useSubmit } from './use-submit.js';
import styles from './TestSheet.module.css';

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
