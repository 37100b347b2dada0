import type { DisplayBlock } from './display-block.js';
import classes from './rich-text.module.css';
import { withScrollingTables } from './scrolling-tables.js';

/**
 * A block of rich text. A loader makes it, because the data must equal the markup: the page then contains the text once.
 * @param html rendered and sanitised by the services
 */
export const richTextBlock = (html: string): DisplayBlock => ({
  kind: 'richText',
  html: withScrollingTables(html, classes.table ?? ''),
});
