import { isPictureAddress } from './picture-address.js';
import { LongDate } from './long-date.js';
import classes from './byline.module.css';
import * as messages from '../messages/reading.js';

export interface BylineProps {
  author?: { name: string; avatarUrl?: string | undefined } | undefined;
  /** ISO 8601, a date or a time. */
  date: string;
  /** Minutes. */
  readingTime: number;
}

/** Author, date and reading time. */
export function Byline({ author, date, readingTime }: BylineProps) {
  const { name, avatarUrl = '' } = author ?? {};
  return (
    <p className={classes.byline}>
      {name ? (
        <span className={classes.author}>
          {isPictureAddress(avatarUrl) ? (
            <img className={classes.avatar} src={avatarUrl} alt="" width="32" height="32" decoding="async" />
          ) : null}
          <span>{`By ${name}`}</span>
        </span>
      ) : null}
      <LongDate date={date} />
      <span>{messages.minRead(readingTime)}</span>
    </p>
  );
}
