import type { ReactNode } from 'react';
import { PageTitle, type PageTitleProps } from '../heading/page-title.js';
import classes from './badged.module.css';

export interface BadgedTitleProps extends Omit<PageTitleProps, 'above' | 'className'> {
  /** Decorative. One that shows nothing leaves no gap. */
  badge: ReactNode;
}

/** The `h1` of the page, beside a badge. */
export function BadgedTitle({ badge, ...title }: BadgedTitleProps) {
  return (
    <div className={classes.title}>
      {badge}
      <PageTitle {...title} />
    </div>
  );
}
