import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import classes from './heading.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A short line above the title, such as a `Tag` or a date. */
  above?: ReactNode;
  /** Beside the title, such as the badge of an exam family. Decorative. */
  badge?: ReactNode;
  className?: string;
}

/** The `h1` of the page. */
export function PageTitle({ children, lead, above, badge, className }: PageTitleProps) {
  return (
    <div className={classNames(classes.pageTitle, className)}>
      {above}
      {badge ? (
        <div className={classes.badgedTitle}>
          {badge}
          <h1>{children}</h1>
        </div>
      ) : (
        <h1>{children}</h1>
      )}
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </div>
  );
}
