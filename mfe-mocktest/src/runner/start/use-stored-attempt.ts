import { answeredCount, remainingMs, type Attempt } from '@mockingbird/exam-core';
import { isSavingData, runWhenIdle } from '@mockingbird/remote-kit/browser';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readSummary } from '../../record/attempts/attempt-summary.js';
import { hasDatabase } from '../../record/database/lazy-database.js';
import { hasStoredAttempt, storedTestIds } from '../attempt/attempt-key.js';
import { lazyRunner, type RunnerCode } from '../lazy-runner.js';
import type { MockTestData } from '../load-mock-test.js';

/** What the notice says about an attempt. */
export interface StoredAttemptFigures {
  answered: number;
  total: number;
  /** Undefined without a clock. */
  remainingMs: number | undefined;
  /** One-based number of the open section; 0 where sections do not lock. */
  section: number;
  sections: number;
  isPractice: boolean;
}

/** An attempt that the reader can continue, or `loading` until the code that reads it is loaded. */
export type StoredAttempt = StoredAttemptFigures | 'loading';

export interface StoredAttemptState {
  /** Undefined when there is none, on the server, and during hydration. */
  storedAttempt: StoredAttempt | undefined;
  /** Reads the attempt again, because another tab may have changed it. */
  readStoredAttempt: (code: RunnerCode, onRead: (attempt: Attempt | undefined) => void) => void;
}

const toFigures = (attempt: Attempt): StoredAttemptFigures => ({
  answered: answeredCount(attempt),
  total: attempt.items.size,
  remainingMs: remainingMs(attempt),
  section: attempt.sections.length > 0 ? attempt.openSection + 1 : 0,
  sections: attempt.sections.length,
  isPractice: attempt.mode === 'practice',
});

/** The figures of the summary, which is there before the attempt itself is read. */
function readFigures(testId: string): StoredAttempt {
  const summary = readSummary(testId);
  return summary ? { ...summary, remainingMs: summary.remainingMs ?? undefined } : 'loading';
}

/** @param testIds the present id of the test and its former ones */
function readNoted(testIds: readonly string[]): StoredAttempt | undefined {
  const testId = testIds.find(hasStoredAttempt);
  return testId === undefined ? undefined : readFigures(testId);
}

/** The unfinished attempt of a mock test on this device. */
export function useStoredAttempt(test: MockTestData): StoredAttemptState {
  const { meta } = test;
  const hydrated = useHydrated();
  // Checked once: an attempt that this page starts later must not show the resume notice.
  const noted = useMemo(() => (hydrated ? readNoted(storedTestIds(meta)) : undefined), [hydrated, meta]);
  // Null: the stored attempt cannot be continued.
  const [figures, setFigures] = useState<StoredAttemptFigures | null>();
  const isNoted = noted !== undefined;
  useEffect(() => {
    let isCurrent = true;
    const show = (attempt: Attempt | undefined) => {
      if (isCurrent) setFigures(attempt ? toFigures(attempt) : null);
    };
    const read = () => {
      lazyRunner.load().then(
        ({ readMatchingAttempt }) => readMatchingAttempt(test, show),
        // The buttons load the code again and show the error then.
        () => undefined,
      );
    };
    // A full storage may have refused the note of an attempt that the database has.
    const cancel = isNoted
      ? read()
      : hydrated && hasDatabase() && !isSavingData()
        ? runWhenIdle(read)
        : undefined;
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [hydrated, isNoted, test]);
  const isReading = useRef(false);
  const readStoredAttempt: StoredAttemptState['readStoredAttempt'] = ({ readMatchingAttempt }, onRead) => {
    // The second click of a double click.
    if (isReading.current) return;
    isReading.current = true;
    readMatchingAttempt(test, (attempt) => {
      isReading.current = false;
      setFigures(attempt ? toFigures(attempt) : null);
      onRead(attempt);
    });
  };
  return { storedAttempt: figures === undefined ? noted : (figures ?? undefined), readStoredAttempt };
}
