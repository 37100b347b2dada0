import { useSyncExternalStore } from 'react';
import { useSite } from '@mockingbird/platform';
import { toUtcDay, type UtcDay } from './utc-day.js';

const subscribeToNothing = () => () => undefined;

/**
 * Today in UTC. Hydration uses the day of rendering, as the server did. Then this device's day counts, because the page
 * may come from a cache of yesterday. A device whose clock is behind the server's is ignored.
 */
export function useToday(): UtcDay {
  const { renderedAt } = useSite();
  const iso = useSyncExternalStore(
    subscribeToNothing,
    () => toUtcDay(Math.max(renderedAt, Date.now())).iso,
    () => toUtcDay(renderedAt).iso,
  );
  return toUtcDay(Date.parse(iso));
}
