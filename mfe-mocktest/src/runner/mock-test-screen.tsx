import { answeredCount, type Attempt } from '@mockingbird/exam-core';
import { reportEvent, useApi } from '@mockingbird/platform';
import { useState } from 'react';
import type { Session } from './attempt/attempt-session.js';
import type { RunnerCode } from './lazy-runner.js';
import type { MockTestData } from './load-mock-test.js';
import { StartPanel } from './start/start-panel.js';
import { selectTest, testOfAttempt } from './selection/select-test.js';
import type { SelectedTest } from './selection/selected-test.js';
import { useRunnerCode } from './use-runner-code.js';
import { useStartChoices } from './start/use-start-choices.js';
import { useStoredAttempt } from './start/use-stored-attempt.js';

/** A started attempt, and the component that shows it. */
interface RunningAttempt {
  test: SelectedTest;
  session: Session;
  Runner: RunnerCode['AttemptRunner'];
}

/** The dialog that asks before an attempt with responses is deleted. */
interface StartOver {
  /** Undefined while the dialog is closed. */
  attempt: Attempt | undefined;
  Dialog: RunnerCode['StartOverDialog'];
}

/** A mock test: the start panel first, the questions after Start. */
export function MockTestScreen({ test }: { test: MockTestData }) {
  const api = useApi();
  const choices = useStartChoices(test);
  const { storedAttempt, readStoredAttempt } = useStoredAttempt(test);
  const runnerCode = useRunnerCode();
  const [running, setRunning] = useState<RunningAttempt>();
  const [startOver, setStartOver] = useState<StartOver>();
  const start = () =>
    runnerCode.runToOpen(({ startAttempt, AttemptRunner }) => {
      // Popular exams are found by their started tests. Practice and parts of a test are not counted.
      if (choices.mode === 'exam' && choices.test.partOf === undefined) reportEvent('test-started');
      const session = startAttempt(choices.test, choices, api);
      setRunning({ test: choices.test, session, Runner: AttemptRunner });
    });
  const practice = (keys: readonly string[]) =>
    runnerCode.runToOpen(({ startAttempt, AttemptRunner }) => {
      const part = selectTest(test, keys);
      const session = startAttempt(part, { minutes: 0, factor: 0, mode: 'practice' }, api);
      setRunning({ test: part, session, Runner: AttemptRunner });
    });
  const readStored = (onRead: (attempt: Attempt | undefined, code: RunnerCode) => void) =>
    runnerCode.run((code) => readStoredAttempt(code, (attempt) => onRead(attempt, code)));
  const confirmStartOver = () =>
    readStored((attempt, code) => {
      if (attempt && answeredCount(attempt) > 0) setStartOver({ attempt, Dialog: code.StartOverDialog });
      else start();
    });
  const closeStartOver = () => setStartOver((current) => current && { ...current, attempt: undefined });
  const resume = () =>
    readStored((attempt, code) => {
      if (!attempt) return setRunning(undefined);
      const part = testOfAttempt(test, attempt);
      const session = code.continueAttempt(part, attempt, api);
      return setRunning({ test: part, session, Runner: code.AttemptRunner });
    });
  const close = () =>
    // The finished practice is no longer stored.
    readStored(() => {
      choices.reset();
      setRunning(undefined);
    });
  if (running) {
    const { session, Runner } = running;
    return (
      <Runner
        key={session.store.getInitialState().attempt.attemptId}
        test={running.test}
        session={session}
        onTakeOver={resume}
        onPractice={practice}
        onClose={close}
      />
    );
  }
  return (
    <>
      <StartPanel
        test={test}
        choices={choices}
        storedAttempt={storedAttempt}
        runnerCode={runnerCode}
        onStart={start}
        onStartOver={confirmStartOver}
        onContinue={resume}
      />
      {startOver ? (
        <startOver.Dialog
          attempt={startOver.attempt}
          onStartOver={() => {
            closeStartOver();
            start();
          }}
          onClose={closeStartOver}
        />
      ) : null}
    </>
  );
}
