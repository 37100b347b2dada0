import { useHandedOver } from '@mockingbird/platform';
import { useMemo } from 'react';
import { useHydrated } from '../page/use-hydrated.js';
import { parseResult } from './parse-result.js';
import { readResult } from './read-result.js';
import type { TestResult } from './attempt-result.js';

/**
 * The result of a test: what the test handed over, otherwise what this device keeps.
 * @returns undefined while it is not known yet (on the server, and while its HTML is taken over), null when there is none
 */
export function useResult(testId: string): TestResult | null | undefined {
  const handed = useHandedOver();
  const hydrated = useHydrated();
  return useMemo(
    () => (hydrated ? (parseResult(handed, testId) ?? readResult(testId) ?? null) : undefined),
    [hydrated, handed, testId],
  );
}
