import { Skeleton } from '@mockingbird/ui';
import type { LoadingState } from '@mockingbird/contracts';
import classes from './loading.module.css';

const LABEL = 'Loading...';
const CARDS = 6;
const LINES = 9;

/** Replaces a screen until it is ready: the word 'Loading...', or a skeleton of its shape. */
export function LoadingScreen({ shape }: Pick<LoadingState, 'shape'>) {
  if (shape === 'text')
    return (
      <p role="status" className={classes.words}>
        {LABEL}
      </p>
    );
  return (
    <div className={classes.screen}>
      <Skeleton shape="title" label={LABEL} />
      {shape === 'cards' ? (
        <div className={classes.cards}>
          <Skeleton shape="card" count={CARDS} />
        </div>
      ) : (
        <div className={classes.article}>
          <Skeleton shape="block" className={classes.picture} />
          <Skeleton count={LINES} />
        </div>
      )}
    </div>
  );
}
