const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, the same for everyone: '1 November 2026'. @param date ISO 8601, a day or a moment */
export function LongDate({ date }: { date: string }) {
  return <time dateTime={date}>{FORMAT.format(new Date(date))}</time>;
}
