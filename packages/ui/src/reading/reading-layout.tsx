import type { ReactNode } from 'react';
import { contentsHeadings } from './contents/contents-headings.js';
import type { EntryHeading } from './display-block.js';
import { TableOfContents } from './contents/table-of-contents.js';
import classes from './layout.module.css';

export interface ReadingLayoutProps {
  /** All headings of the text, in order. */
  headings: readonly EntryHeading[];
  children: ReactNode;
}

/** A text with its table of contents: above it on narrow screens, beside it and always visible on wide ones. */
export function ReadingLayout({ headings, children }: ReadingLayoutProps) {
  if (contentsHeadings(headings).length === 0) return <div className={classes.text}>{children}</div>;
  return (
    <div className={classes.layout}>
      <TableOfContents headings={headings} className={classes.contents} />
      <div className={classes.text}>{children}</div>
    </div>
  );
}
