import { localTime } from '../format/local-time.js';
import { utcTime } from '../format/utc-time.js';

/** A time in the reader's zone, and in UTC if that differs, so that people in several countries can talk about it. */
export function EntryTime({ at }: { at: string }) {
  const [local, utc] = [localTime(at), utcTime(at)];
  return <time dateTime={at}>{local === utc ? utc : `${local} (${utc})`}</time>;
}
