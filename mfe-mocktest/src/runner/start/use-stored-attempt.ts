import type { Attempt } from '@mockingbird/exam-core';
import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../page/use-hydrated.js';
import { keepsAttempt } from '../attempt/attempt-key.js';
import type { TestData } from '../load-mock-test.js';
import { takingCode, type TakingCode } from '../lazy-runner.js';

/** An attempt that can be gone on with, or `reading` while the code that tells is on its way. */
export type Kept = Attempt | 'reading';

export interface KeptAttempt {
  /** Undefined when there is none, on the server, and while its HTML is taken over. */
  kept: Kept | undefined;
  /** Reads again what is kept: another tab may have gone on with it. */
  readAgain: (code: TakingCode) => Attempt | undefined;
}

/** The attempt that this device keeps of a test. */
export function useKeptAttempt(test: TestData): KeptAttempt {
  const { testId } = test.meta;
  const hydrated = useHydrated();
  // Looked up once: an attempt that this very page starts later is not one to go on with.
  const isThere = useMemo(() => hydrated && keepsAttempt(testId), [hydrated, testId]);
  // Null: what is kept cannot be gone on with.
  const [attempt, setAttempt] = useState<Attempt | null>();
  useEffect(() => {
    if (!isThere) return undefined;
    let isWanted = true;
    takingCode.load().then(
      ({ readFittingAttempt }) => {
        if (isWanted) setAttempt(readFittingAttempt(test) ?? null);
      },
      // Said when the reader presses a button, which fetches the code again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isThere, test]);
  const readAgain = ({ readFittingAttempt }: TakingCode) => {
    const found = readFittingAttempt(test);
    setAttempt(found ?? null);
    return found;
  };
  return { kept: attempt === undefined && isThere ? 'reading' : (attempt ?? undefined), readAgain };
}
