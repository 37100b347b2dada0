import { useNavigationState } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useEffect, useMemo, useState } from 'react';
import { hasDatabase } from '../record/database/lazy-database.js';
import { readWaitingResult } from '../record/results/result-inbox.js';
import { findResult } from '../record/results/save-result.js';
import { parseResult } from './parse-result.js';
import type { AttemptResult } from './attempt-result.js';

/**
 * The result of a mock test, from the navigation state or else from this device.
 * @returns undefined on the server, during hydration and while it is read; null when there is none
 */
export function useResult(testId: string): AttemptResult | null | undefined {
  const navigationState = useNavigationState();
  const hydrated = useHydrated();
  const [found, setFound] = useState<AttemptResult | null>();
  const given = useMemo(
    () => (hydrated ? parseResult(navigationState, testId) : undefined),
    [hydrated, navigationState, testId],
  );
  const mustSearch = hydrated && !given && hasDatabase();
  useEffect(() => {
    if (!mustSearch) return undefined;
    let isCurrent = true;
    void findResult(testId).then((result) => {
      if (isCurrent) setFound(result ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [mustSearch, testId]);
  return useMemo(() => {
    if (given || !hydrated || mustSearch) return given ?? found;
    return readWaitingResult(testId) ?? null;
  }, [given, hydrated, mustSearch, found, testId]);
}
