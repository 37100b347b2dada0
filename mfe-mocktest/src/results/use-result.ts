import { useNavigationState } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useMemo } from 'react';
import { parseResult } from './parse-result.js';
import { readResult } from './read-result.js';
import type { AttemptResult } from './attempt-result.js';

/**
 * The result of a mock test, from the navigation state or else from this device's storage.
 * @returns undefined on the server and during hydration; null when there is none
 */
export function useResult(testId: string): AttemptResult | null | undefined {
  const navigationState = useNavigationState();
  const hydrated = useHydrated();
  return useMemo(
    () => (hydrated ? (parseResult(navigationState, testId) ?? readResult(testId) ?? null) : undefined),
    [hydrated, navigationState, testId],
  );
}
