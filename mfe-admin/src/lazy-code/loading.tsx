import { Button, Skeleton } from '@mockingbird/ui';
import type { LazyCodeState } from './use-lazy-code.js';

/** Placeholder for a part of the page whose code is loading or failed to load. */
export function Loading({ hasFailed, retry }: Pick<LazyCodeState<unknown>, 'hasFailed' | 'retry'>) {
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
