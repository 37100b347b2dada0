import { useHandedOver } from '@mockingbird/platform';
import { useHydrated } from '../../page/use-hydrated.js';
import { handedMinutes } from './linked-duration.js';
import type { TestData } from '../load-mock-test.js';

/**
 * Minutes that the test takes; 0 for no clock. What the services say wins over what the link handed over, which only
 * this browser knows.
 */
export function useMinutes({ duration, meta }: TestData): number {
  const handed = handedMinutes(useHandedOver());
  const hydrated = useHydrated();
  return duration ?? meta.duration ?? (hydrated ? handed : undefined) ?? 0;
}
