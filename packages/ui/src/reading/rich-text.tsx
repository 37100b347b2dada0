import { useId } from 'react';
import { Prose } from '../text/prose.js';
import classes from './rich-text.module.css';

/**
 * Text that the services rendered from Markdown, from `richTextBlock`. The page's data refers to the element by its
 * attribute instead of repeating the text.
 * @param html sanitised by the services: no script, style, event attribute or unknown URL scheme
 */
export function RichText({ html }: { html: string }) {
  return <Prose className={classes.text} data-mb-html={useId()} dangerouslySetInnerHTML={{ __html: html }} />;
}
