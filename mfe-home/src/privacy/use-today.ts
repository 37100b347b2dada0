import { useEffect, useState } from 'react';
import { useSite } from '@mockingbird/platform';

/**
 * The present moment for a date on the page: first the one when the page was rendered, so that server and browser
 * agree; then this device's, since the page may come from a cache filled before midnight. A device whose clock is
 * behind the server's is not believed.
 * @returns epoch milliseconds
 */
export function useToday(): number {
  const { renderedAt } = useSite();
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Math.max(renderedAt, Date.now()));
  }, [renderedAt]);
  return now;
}
