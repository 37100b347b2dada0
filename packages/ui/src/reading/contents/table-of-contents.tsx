import { classNames } from '../../class-names.js';
import { contentsHeadings } from './contents-headings.js';
import { ContentsList } from './contents-list.js';
import type { EntryHeading } from '../display-block.js';
import classes from './contents.module.css';
import * as messages from '../../messages/reading/contents.js';

export interface TableOfContentsProps {
  headings: readonly EntryHeading[];
  className?: string | undefined;
}

const TITLE = messages.onThisPage;

/**
 * The table of contents of a long text: collapsed on narrow screens, always visible beside the text on wide ones. There
 * are two lists, one of them hidden, because a collapsed list cannot open on wide screens without a script. Renders
 * nothing for fewer than three headings of levels 2 and 3.
 */
export function TableOfContents({ headings, className }: TableOfContentsProps) {
  const named = contentsHeadings(headings);
  if (named.length === 0) return null;
  return (
    <nav aria-label={TITLE} className={classNames(classes.contents, className)}>
      <details className={classes.narrow}>
        <summary className={classes.summary}>{TITLE}</summary>
        <ContentsList headings={named} />
      </details>
      <div className={classes.wide}>
        <p className={classes.title}>{TITLE}</p>
        <ContentsList headings={named} />
      </div>
    </nav>
  );
}
