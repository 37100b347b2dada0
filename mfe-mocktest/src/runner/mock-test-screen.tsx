import { answeredCount, type Attempt } from '@mockingbird/exam-core';
import { reportEvent, useApi } from '@mockingbird/platform';
import { useEffect, useState } from 'react';
import { useOnDemand } from '../lazy-code/use-lazy-code.js';
import { whenIdle } from '../lazy-code/when-idle.js';
import type { TestData } from './load-mock-test.js';
import type { Session } from './attempt/attempt-session.js';
import { StartPanel } from './start/start-panel.js';
import { takingCode, type TakingCode } from './lazy-runner.js';
import { useKeptAttempt } from './start/use-stored-attempt.js';
import { useMinutes } from './start/use-duration.js';

/** A test that is being taken, and what draws it. */
interface UnderWay {
  session: Session;
  Sheet: TakingCode['TestSheet'];
}

/** What asks before an attempt with answers is given up for a new one. */
interface StartOver {
  attempt: Attempt | undefined;
  Dialog: TakingCode['StartOverDialog'];
}

/** A mock test: first what it is, then, from Start on, its questions. */
export function MockTestPage({ test }: { test: TestData }) {
  const api = useApi();
  const minutes = useMinutes(test);
  const { kept, readAgain } = useKeptAttempt(test);
  const way = useOnDemand(takingCode);
  const [underWay, setUnderWay] = useState<UnderWay>();
  const [startOver, setStartOver] = useState<StartOver>();
  useEffect(() => whenIdle(takingCode.ahead), []);
  const start = () =>
    way.demand(({ startTest, TestSheet }) => {
      reportEvent('test-started');
      setUnderWay({ session: startTest(test, minutes, api), Sheet: TestSheet });
    });
  const askToStartOver = () =>
    way.demand((code) => {
      const attempt = readAgain(code);
      if (attempt && answeredCount(attempt) > 0) setStartOver({ attempt, Dialog: code.StartOverDialog });
      else start();
    });
  const closeStartOver = () => setStartOver((asked) => asked && { ...asked, attempt: undefined });
  const goOn = () =>
    way.demand((code) => {
      const attempt = readAgain(code);
      setUnderWay(attempt && { session: code.continueTest(test, attempt, api), Sheet: code.TestSheet });
    });
  if (underWay) {
    const { session, Sheet } = underWay;
    return <Sheet test={test} session={session} onTakeOver={goOn} />;
  }
  return (
    <>
      <StartPanel
        test={test}
        minutes={minutes}
        kept={kept}
        way={way}
        onStart={start}
        onStartOver={askToStartOver}
        onContinue={goOn}
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
