import { answeredCount, hasUnsavedAnswers } from '@mockingbird/exam-core';
import { useBareFrame, useLeaveGuard } from '@mockingbird/platform';
import { Button, classNames } from '@mockingbird/ui';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { mockTestTitle } from '../exam/mock-test-title.js';
import type { Session } from '../runner/attempt/attempt-session.js';
import { useSaveOnLeave } from '../runner/attempt/use-session-lifecycle.js';
import { RunnerBar } from '../runner/bar/runner-bar.js';
import { DisplayOptions } from '../runner/display/display-options.js';
import { useDisplay } from '../runner/display/use-display.js';
import { LEAVE_MESSAGE } from '../runner/leave-message.js';
import { OpenElsewhereNotice } from '../runner/open-elsewhere-notice.js';
import { QuestionTools } from '../runner/questions/question-tools.js';
import { useInitialFocus } from '../runner/questions/use-initial-focus.js';
import type { SelectedTest } from '../runner/selection/selected-test.js';
import runnerStyles from '../runner/test-runner.module.css';
import { useRunnerView } from '../runner/use-runner-view.js';
import { PracticeList } from './practice-list.js';
import { PracticeQuestion } from './practice-question.js';
import { createPractice, PracticeContext } from './practice-session.js';
import { PracticeSummary } from './practice-summary.js';
import * as messages from '../messages/practice/practice-runner.js';

export interface PracticeRunnerProps {
  test: SelectedTest;
  session: Session;
  /** Takes over the attempt from another tab. */
  onTakeOver: () => void;
  /** Starts another practice. @param keys of its questions */
  onPractice: (keys: readonly string[]) => void;
  /** Returns to the start panel. */
  onClose: () => void;
}

/** The questions of a practice, in a list or one at a time, and the button that ends it. */
function PracticeQuestions({ test, session }: Pick<PracticeRunnerProps, 'test' | 'session'>) {
  const practice = useMemo(() => createPractice(session), [session]);
  const heading = useRef<HTMLHeadingElement>(null);
  useInitialFocus(session, heading);
  const { view, Hall, toggleView } = useRunnerView(practice.session, test.data);
  const answered = useStore(session.store, ({ attempt }) => answeredCount(attempt));
  const display = useDisplay();
  useBareFrame();
  const title = messages.practiceMeta(mockTestTitle(test.meta));
  const finish = () => session.send({ type: 'submit' });
  return (
    <PracticeContext value={practice}>
      <div className={classNames(runnerStyles.runner, view === 'list' && runnerStyles.beside)}>
        <div className={runnerStyles.head}>
          <h1 ref={heading} tabIndex={-1} className={runnerStyles.title}>
            {title}
          </h1>
          <div className={runnerStyles.views}>
            <Button variant="ghost" className={runnerStyles.view} onClick={toggleView}>
              {view === 'list' ? messages.oneAtATime : messages.allInAList}
            </Button>
            <DisplayOptions display={display} hasClock={false} />
          </div>
        </div>
        <RunnerBar
          title={title}
          session={session}
          questions={test.data.length}
          section={undefined}
          view={view}
          hidesClock={false}
          onSubmit={finish}
          isPractice
        />
        <div className={runnerStyles[display.textSize]}>
          <QuestionTools test={test}>
            {Hall ? (
              <Hall
                test={test}
                session={practice.session}
                section={undefined}
                onEnd={finish}
                onSubmit={finish}
                Question={PracticeQuestion}
                isPractice
              />
            ) : (
              <PracticeList test={test} session={practice.session} />
            )}
          </QuestionTools>
          <div className={runnerStyles.end}>
            <p className={runnerStyles.count}>{messages.ofAnswered(answered, test.data.length)}</p>
            <Button className={runnerStyles.submit} onClick={finish}>
              {messages.finishPractice}
            </Button>
          </div>
        </div>
      </div>
    </PracticeContext>
  );
}

/** A started practice; after its end the summary. */
export function PracticeRunner({ test, session, onTakeOver, onPractice, onClose }: PracticeRunnerProps) {
  const { store, discard } = session;
  const isFinished = useStore(store, ({ attempt }) => attempt.phase === 'submitted');
  const isOpenElsewhere = useStore(store, (state) => state.isOpenElsewhere);
  const hasAnswers = useStore(store, (state) => !state.isOpenElsewhere && hasUnsavedAnswers(state.attempt));
  useSaveOnLeave(session);
  useLeaveGuard(hasAnswers, { message: LEAVE_MESSAGE, onLeave: discard });
  if (isOpenElsewhere)
    return <OpenElsewhereNotice title={mockTestTitle(test.meta)} onTakeOver={onTakeOver} />;
  return isFinished ? (
    <PracticeSummary
      test={test}
      attempt={store.getState().attempt}
      onPractice={onPractice}
      onClose={onClose}
    />
  ) : (
    <PracticeQuestions test={test} session={session} />
  );
}
