import { classNames } from '../class-names.js';
import type { MotifName } from './motif-name.js';
import classes from './motif.module.css';

export interface MotifProps {
  /** A picture of this package. Without it, a class sets `--motif` and `--motif-dark`. */
  name?: MotifName | undefined;
  className?: string | undefined;
}

/** An illustration. It is decorative, and its box has a fixed shape before the picture loads. */
export function Motif({ name, className }: MotifProps) {
  return <span aria-hidden="true" className={classNames(classes.motif, name && classes[name], className)} />;
}
