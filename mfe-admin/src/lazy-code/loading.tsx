import { Button, Skeleton } from '@mockingbird/ui';
import type { Arrival } from './use-lazy-code.js';

/** Stands where a part of the page will be: while its code is on its way, and when it did not come. */
export function NotYet({ hasFailed, retry }: Pick<Arrival<unknown>, 'hasFailed' | 'retry'>) {
  if (!hasFailed) return <Skeleton shape="block" label="Loading" />;
  return (
    <div role="alert">
      <p>This part of the page could not be loaded. What you entered is still here.</p>
      <p>
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    </div>
  );
}
