import type { ComponentPropsWithRef } from 'react';
import classes from './text.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className'>) {
  return <span {...props} className={classes.hidden} />;
}
