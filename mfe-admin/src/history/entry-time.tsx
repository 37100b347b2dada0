import { localTime } from '../format/local-time.js';
import { utcTime } from '../format/utc-time.js';

/** A time in the reader's zone, and in UTC, so that people in several countries can talk about it. */
export function EntryTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {localTime(at)} ({utcTime(at)})
    </time>
  );
}
