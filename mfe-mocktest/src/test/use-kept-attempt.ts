import type { Attempt } from '@mockingbird/exam-core';
import { useMemo } from 'react';
import { useHydrated } from '../page/use-hydrated.js';
import { readFittingAttempt } from './attempt-keeper.js';
import type { TestData } from './load-test.js';

/** The attempt that this device keeps of a test; undefined on the server and while its HTML is taken over. */
export function useKeptAttempt(test: TestData): Attempt | undefined {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? readFittingAttempt(test) : undefined), [hydrated, test]);
}
