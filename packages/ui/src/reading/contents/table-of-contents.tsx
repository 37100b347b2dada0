import { classNames } from '../../class-names.js';
import { contentsHeadings } from './contents-headings.js';
import { ContentsList } from './contents-list.js';
import type { EntryHeading } from '../display-block.js';
import classes from './contents.module.css';

export interface TableOfContentsProps {
  headings: readonly EntryHeading[];
  className?: string | undefined;
}

const TITLE = 'On this page';

/**
 * Where the parts of a long text are: opened by a tap on narrow screens, always in sight beside the text on wide ones.
 * Two lists, one of them hidden, because only a list of its own can stand open without a script. Nothing for a text with
 * fewer than three headings of levels 2 and 3.
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
