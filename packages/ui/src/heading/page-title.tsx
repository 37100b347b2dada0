import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import classes from './heading.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A short line above the title, such as a `Tag` or a date. */
  above?: ReactNode;
  className?: string;
}

/** The `h1` of the page. */
export function PageTitle({ children, lead, above, className }: PageTitleProps) {
  return (
    <div className={classNames(classes.pageTitle, className)}>
      {above}
      <h1>{children}</h1>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </div>
  );
}
