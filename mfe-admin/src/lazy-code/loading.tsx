import { Button, Skeleton } from '@mockingbird/ui';
import type { LazyCodeState } from './use-lazy-code.js';
import * as messages from '../messages/lazy-code.js';

/** Placeholder for a part of the page whose code is loading or failed to load. */
export function Loading({ hasFailed, retry }: Pick<LazyCodeState<unknown>, 'hasFailed' | 'retry'>) {
  if (!hasFailed) return <Skeleton shape="block" label={messages.loading} />;
  return (
    <div role="alert">
      <p>{messages.thisPart}</p>
      <p>
        <Button variant="quiet" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </p>
    </div>
  );
}
