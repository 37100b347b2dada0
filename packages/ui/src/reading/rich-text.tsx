import { Prose } from '../text/prose.js';
import { withScrollingTables } from './scrolling-tables.js';
import classes from './rich-text.module.css';

/**
 * Running text that the services made from Markdown.
 * @param html safe to insert: the services leave no script, style, event attribute or address of an unknown kind in it
 */
export function RichText({ html }: { html: string }) {
  const scrolling = withScrollingTables(html, classes.table ?? '');
  return <Prose className={classes.text} dangerouslySetInnerHTML={{ __html: scrolling }} />;
}
