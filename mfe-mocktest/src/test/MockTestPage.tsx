import { reportEvent } from '@mockingbird/platform';
import { useState } from 'react';
import { readFittingAttempt } from './attempt-keeper.js';
import type { TestData } from './load-test.js';
import { continueTest, startTest } from './open-session.js';
import type { Session } from './session.js';
import { StartPanel } from './StartPanel.js';
import { TestSheet } from './TestSheet.js';
import { useKeptAttempt } from './use-kept-attempt.js';
import { useMinutes } from './use-minutes.js';

/** A mock test: first what it is, then, from Start on, its questions. */
export function MockTestPage({ test }: { test: TestData }) {
  const minutes = useMinutes(test);
  const kept = useKeptAttempt(test);
  const [session, setSession] = useState<Session>();
  if (session) {
    const takeOver = () => {
      const attempt = readFittingAttempt(test);
      setSession(attempt && continueTest(test, attempt));
    };
    return <TestSheet test={test} session={session} onTakeOver={takeOver} />;
  }
  const start = () => {
    reportEvent('test-started');
    setSession(startTest(test, minutes));
  };
  const goOn = () => {
    if (kept) setSession(continueTest(test, kept));
  };
  return <StartPanel test={test} minutes={minutes} kept={kept} onStart={start} onContinue={goOn} />;
}
