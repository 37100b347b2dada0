import { answeredCount, type Attempt, type ClockFactor } from '@mockingbird/exam-core';
import { reportEvent, useApi } from '@mockingbird/platform';
import { isSavingData, runWhenIdle } from '@mockingbird/remote-kit/browser';
import { useEffect, useState } from 'react';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import type { Session } from './attempt/attempt-session.js';
import { lazyRunner, type RunnerCode } from './lazy-runner.js';
import type { MockTestData } from './load-mock-test.js';
import { StartPanel } from './start/start-panel.js';
import { useDuration } from './start/use-duration.js';
import { useStoredAttempt } from './start/use-stored-attempt.js';

/** A started attempt, and the component that shows it. */
interface RunningAttempt {
  session: Session;
  Runner: RunnerCode['TestRunner'];
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
  const minutes = useDuration(test);
  const { storedAttempt, readStoredAttempt } = useStoredAttempt(test);
  const runnerCode = useLazyCode(lazyRunner);
  const [factor, setFactor] = useState<ClockFactor>(1);
  const [running, setRunning] = useState<RunningAttempt>();
  const [startOver, setStartOver] = useState<StartOver>();
  useEffect(() => (isSavingData() ? undefined : runWhenIdle(lazyRunner.preload)), []);
  const start = () =>
    runnerCode.run(({ startAttempt, TestRunner }) => {
      reportEvent('test-started');
      setRunning({ session: startAttempt(test, { minutes, factor }, api), Runner: TestRunner });
    });
  const confirmStartOver = () =>
    runnerCode.run((code) => {
      const attempt = readStoredAttempt(code);
      if (attempt && answeredCount(attempt) > 0) setStartOver({ attempt, Dialog: code.StartOverDialog });
      else start();
    });
  const closeStartOver = () => setStartOver((current) => current && { ...current, attempt: undefined });
  const resume = () =>
    runnerCode.run((code) => {
      const attempt = readStoredAttempt(code);
      setRunning(attempt && { session: code.continueAttempt(test, attempt, api), Runner: code.TestRunner });
    });
  if (running) {
    const { session, Runner } = running;
    return <Runner test={test} session={session} onTakeOver={resume} />;
  }
  return (
    <>
      <StartPanel
        test={test}
        minutes={minutes}
        factor={factor}
        onChooseClock={setFactor}
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
