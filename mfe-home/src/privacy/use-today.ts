import { useSyncExternalStore } from 'react';
import { useSite } from '@mockingbird/platform';
import { dayOf, type Day } from './utc-day.js';

const never = () => () => undefined;

/**
 * Today in UTC: first the day when the page was rendered, so that server and browser agree; then this device's, since
 * the page may come from a cache filled before midnight. A device whose clock is behind the server's is not believed.
 */
export function useToday(): Day {
  const { renderedAt } = useSite();
  const iso = useSyncExternalStore(
    never,
    () => dayOf(Math.max(renderedAt, Date.now())).iso,
    () => dayOf(renderedAt).iso,
  );
  return dayOf(Date.parse(iso));
}
