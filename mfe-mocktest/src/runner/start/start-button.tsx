import { Button, type ButtonVariant } from '@mockingbird/ui';
import type { LazyCodeState } from '../../lazy-code/use-lazy-code.js';
import styles from './start-button.module.css';
import * as messages from '../../messages/runner/start.js';

export interface StartButtonProps {
  /** Loading state of the runner's code. */
  runnerCode: Pick<LazyCodeState<unknown>, 'status' | 'preloadHandlers'>;
  onPress: () => void;
  variant?: ButtonVariant;
  children: string;
}

/** A button that opens the runner. While the code loads, its label says so and a second press does nothing. */
export function StartButton({ runnerCode, onPress, variant = 'primary', children }: StartButtonProps) {
  const { status, preloadHandlers } = runnerCode;
  const isLoading = status === 'loading';
  return (
    <Button variant={variant} aria-disabled={isLoading || undefined} onClick={onPress} {...preloadHandlers}>
      {isLoading && variant === 'primary' ? messages.openingTheTest : children}
    </Button>
  );
}

/** The message beside the button when the code could not be loaded. */
export function RunnerLoadFailure({ runnerCode }: Pick<StartButtonProps, 'runnerCode'>) {
  if (runnerCode.status !== 'failed') return null;
  return (
    <p role="alert" className={styles.failure}>
      {messages.theTestCouldNot}
    </p>
  );
}
