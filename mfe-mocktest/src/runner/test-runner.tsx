import { hasUnsavedAnswers } from '@mockingbird/exam-core';
import { useBareFrame, useLeaveGuard } from '@mockingbird/platform';
import { Button, classNames } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { mockTestTitle } from '../exam/mock-test-title.js';
import { UnsavedAttemptNotice } from '../record/attempts/unsaved-attempt-notice.js';
import { loadResults } from '../routes/load-results.js';
import { RunnerBar } from './bar/runner-bar.js';
import { DisplayOptions } from './display/display-options.js';
import { useDisplay } from './display/use-display.js';
import { LEAVE_MESSAGE } from './leave-message.js';
import { OpenElsewhereNotice } from './open-elsewhere-notice.js';
import { FinishSectionDialog } from './sections/finish-section-dialog.js';
import type { SelectedTest } from './selection/selected-test.js';
import { usePath } from './selection/use-path.js';
import { SectionNotice } from './sections/section-notice.js';
import { useLockedSections } from './sections/use-locked-sections.js';
import { QuestionList } from './questions/question-list.js';
import { QuestionTools } from './questions/question-tools.js';
import { useRunnerView } from './use-runner-view.js';
import type { Session } from './attempt/attempt-session.js';
import { StartAnnouncement } from './start/start-announcement.js';
import { SubmitDialog } from './submit/submit-dialog.js';
import { useInitialFocus } from './questions/use-initial-focus.js';
import { useSaveOnLeave } from './attempt/use-session-lifecycle.js';
import { useSubmit } from './submit/use-submit.js';
import { TestEnd } from './test-end.js';
import styles from './test-runner.module.css';
import * as messages from '../messages/runner.js';

export interface TestRunnerProps {
  test: SelectedTest;
  session: Session;
  /** Takes over the attempt from another tab. */
  onTakeOver: () => void;
}

/** A started attempt: its questions in a list or one at a time, the clock and the submit button. */
export function TestRunner({ test: selected, session, onTakeOver }: TestRunnerProps) {
  const { store, discard } = session;
  const test = usePath(selected, session);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSubmitted = useStore(store, ({ attempt }) => attempt.phase === 'submitted');
  const isOpenElsewhere = useStore(store, (state) => state.isOpenElsewhere);
  const hasAnswers = useStore(store, (state) => !state.isOpenElsewhere && hasUnsavedAnswers(state.attempt));
  const hasClock = useStore(store, ({ attempt }) => attempt.durationMs > 0);
  const display = useDisplay();
  useBareFrame();
  useSaveOnLeave(session);
  useLeaveGuard(hasAnswers, { message: LEAVE_MESSAGE, onLeave: discard });
  useInitialFocus(session, heading);
  const { view, Hall, toggleView, openQuestion } = useRunnerView(session, test.data);
  const submit = useSubmit(session, test.data, openQuestion);
  const { section, advance, finish } = useLockedSections(session, test, openQuestion);
  useEffect(() => {
    loadResults().catch(() => undefined);
  }, []);
  if (isOpenElsewhere)
    return <OpenElsewhereNotice title={mockTestTitle(test.meta)} onTakeOver={onTakeOver} />;
  return (
    <div className={classNames(styles.runner, view === 'list' && styles.beside)}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {mockTestTitle(test.meta)}
        </h1>
        <div className={styles.views}>
          <Button variant="ghost" className={styles.view} onClick={toggleView}>
            {view === 'list' ? messages.oneAtATime : messages.allInAList}
          </Button>
          <DisplayOptions display={display} hasClock={hasClock} />
        </div>
      </div>
      <StartAnnouncement session={session} questions={test.data.length} />
      <RunnerBar
        title={mockTestTitle(test.meta)}
        session={session}
        questions={test.data.length}
        section={section}
        view={view}
        hidesClock={display.hidesClock}
        onSubmit={submit.open}
      />
      {/* Not a form: Enter on a radio button must not submit the test. */}
      <div aria-busy={isSubmitted} className={styles[display.textSize]}>
        <UnsavedAttemptNotice session={session} />
        <SectionNotice session={session} advance={advance} />
        <QuestionTools test={test}>
          {Hall ? (
            <Hall
              test={test}
              session={session}
              section={section}
              onEnd={finish?.open ?? submit.open}
              onSubmit={submit.open}
            />
          ) : (
            <QuestionList key={section?.index} test={test} session={session} section={section} />
          )}
        </QuestionTools>
        <TestEnd
          session={session}
          questions={test.data.length}
          onFinishSection={finish?.open}
          onSubmit={submit.open}
          isQuiet={Hall !== undefined}
        />
      </div>
      {section && finish ? <FinishSectionDialog session={session} section={section} finish={finish} /> : null}
      <SubmitDialog session={session} questions={test.data.length} section={section} submit={submit} />
    </div>
  );
}
