import type { TextRow } from '@mockingbird/contracts';
import { utcTime } from '../../format/utc-time.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

/** Says whether readers see the text. */
export function TextState({ row: { state, path, publishedAt } }: { row: TextRow }) {
  if (state === 'draft') return <p className={classes.soft}>{messages.drafts}</p>;
  if (state === 'scheduled' && publishedAt !== undefined) {
    return <p className={classes.soft}>{messages.isScheduled(utcTime(publishedAt))}</p>;
  }
  return (
    <p className={classes.soft}>
      {messages.isPublished} <a href={path}>{messages.seeThePage}</a>
    </p>
  );
}
