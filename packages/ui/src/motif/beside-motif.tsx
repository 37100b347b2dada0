import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Motif, type MotifProps } from './motif.js';
import classes from './beside-motif.module.css';

export interface BesideMotifProps extends MotifProps {
  /** The title of the page. */
  children: ReactNode;
}

/** The title of a page with an illustration: beside it, and on phones a band above it. */
export function BesideMotif({ name, className, children }: BesideMotifProps) {
  return (
    <div className={classes.beside}>
      {children}
      <Motif name={name} className={classNames(classes.picture, className)} />
    </div>
  );
}
