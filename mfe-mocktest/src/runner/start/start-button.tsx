import { Button, type ButtonVariant } from '@mockingbird/ui';
import type { Demand } from '../../lazy-code/use-lazy-code.js';
import styles from './start-button.module.css';

export interface WayInProps {
  /** How the code of the test comes. */
  way: Pick<Demand<unknown>, 'arrival' | 'ahead'>;
  onGo: () => void;
  variant?: ButtonVariant;
  children: string;
}

/** A button that leads into the test. While the test's code is on its way it says so, and pressing again does nothing. */
export function WayIn({ way: { arrival, ahead }, onGo, variant = 'primary', children }: WayInProps) {
  const isOpening = arrival === 'fetching';
  return (
    <Button variant={variant} aria-disabled={isOpening || undefined} onClick={onGo} {...ahead}>
      {isOpening && variant === 'primary' ? 'Opening the test…' : children}
    </Button>
  );
}

/** Said beside the button when the code did not come. */
export function OpeningFailure({ way }: Pick<WayInProps, 'way'>) {
  if (way.arrival !== 'failed') return null;
  return (
    <p role="alert" className={styles.failure}>
      The test could not be opened. Check your connection and press the button again; the clock stands still
      until then.
    </p>
  );
}
