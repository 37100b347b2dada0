import { Prose } from '../text/prose.js';
import { withScrollingTables } from './scrolling-tables.js';
import classes from './rich-text.module.css';

/**
 * Text that the services rendered from Markdown.
 * @param html sanitised by the services: no script, style, event attribute or unknown URL scheme
 */
export function RichText({ html }: { html: string }) {
  const scrolling = withScrollingTables(html, classes.table ?? '');
  return <Prose className={classes.text} dangerouslySetInnerHTML={{ __html: scrolling }} />;
}
