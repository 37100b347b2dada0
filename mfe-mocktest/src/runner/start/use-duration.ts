import { useNavigationState } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { linkedDuration } from './linked-duration.js';
import type { MockTestData } from '../load-mock-test.js';

/**
 * Duration of the mock test in minutes; 0 for no clock. The services' value wins over the link's value. The server does
 * not know the link's value, so it counts only after hydration.
 */
export function useDuration({ duration, meta }: MockTestData): number {
  const durationFromLink = linkedDuration(useNavigationState());
  const hydrated = useHydrated();
  return duration ?? meta.duration ?? (hydrated ? durationFromLink : undefined) ?? 0;
}
