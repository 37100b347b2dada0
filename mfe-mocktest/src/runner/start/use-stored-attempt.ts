import type { Attempt } from '@mockingbird/exam-core';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useEffect, useMemo, useState } from 'react';
import { hasStoredAttempt } from '../attempt/attempt-key.js';
import { lazyRunner, type RunnerCode } from '../lazy-runner.js';
import type { MockTestData } from '../load-mock-test.js';

/** An attempt that the reader can continue, or `loading` until the code that reads it is loaded. */
export type StoredAttempt = Attempt | 'loading';

export interface StoredAttemptState {
  /** Undefined when there is none, on the server, and during hydration. */
  storedAttempt: StoredAttempt | undefined;
  /** Reads the storage again, because another tab may have changed it. */
  readStoredAttempt: (code: RunnerCode) => Attempt | undefined;
}

/** The unfinished attempt of a mock test on this device. */
export function useStoredAttempt(test: MockTestData): StoredAttemptState {
  const { testId } = test.meta;
  const hydrated = useHydrated();
  // Checked once: an attempt that this page starts later must not show the resume notice.
  const isStored = useMemo(() => hydrated && hasStoredAttempt(testId), [hydrated, testId]);
  // Null: the stored attempt cannot be continued.
  const [attempt, setAttempt] = useState<Attempt | null>();
  useEffect(() => {
    if (!isStored) return undefined;
    let isCurrent = true;
    lazyRunner.load().then(
      ({ readMatchingAttempt }) => {
        if (isCurrent) setAttempt(readMatchingAttempt(test) ?? null);
      },
      // The buttons load the code again and show the error then.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isStored, test]);
  const readStoredAttempt = ({ readMatchingAttempt }: RunnerCode) => {
    const stored = readMatchingAttempt(test);
    setAttempt(stored ?? null);
    return stored;
  };
  return {
    storedAttempt: attempt === undefined && isStored ? 'loading' : (attempt ?? undefined),
    readStoredAttempt,
  };
}
